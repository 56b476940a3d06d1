import { burnQuality } from './burn-quality.ts';
import { cardGround } from './card-ground.ts';
import { comparedSlide } from './compared-slide.ts';
import { decodeYourInvestors } from './decode-your-investors-and-design-a-raise-that-fits.ts';
import { deckRewrite } from './deck-rewrite.ts';
import { fitted } from './fitted.ts';
import { freeAudit } from './free-audit.ts';
import { fromDiscoveryToProduct } from './from-discovery-to-product-the-road-that-works.ts';
import { house } from './house.ts';
import { iceberg } from './iceberg.ts';
import { investorReadyMindset } from './investor-ready-mindset.ts';
import { ladder } from './ladder.ts';
import { licenseOrLaunch } from './license-or-launch-the-game-theory-behind-the-choice.ts';
import { markedPlan } from './marked-plan.ts';
import { markedSlide } from './marked-slide.ts';
import { missingStep } from './missing-step.ts';
import { plannedLadder, redesignedLadder } from './odds-ladder.ts';
import { planAfter, planAsSent } from './plan-slides.ts';
import { toSvg, type Sheet } from './sheet.ts';
import { sign } from './sign.ts';
import { deckAudit } from './the-biotech-deck-audit-why-deals-die-on-structure-not-science.ts';
import { thesisPage } from './thesis-page.ts';
import { twoOrders } from './two-orders.ts';
import { theMetricBiotechGetsWrong } from './the-metric-biotech-gets-wrong-burn-quality.ts';
import { twoPaths } from './two-paths.ts';
import { vcsArentYourBuyer } from './vcs-arent-your-buyer-pharma-is.ts';
import { ventureDesign } from './venture-design.ts';
import { whatKillsBiotechDeals } from './what-kills-biotech-deals-and-how-to-stop-it.ts';

const sheets: Readonly<Record<string, () => Sheet>> = {
  'content/images/burn-quality.svg': () => fitted(burnQuality()),
  'content/images/card.svg': cardGround,
  'content/images/compared-slide.svg': () => fitted(comparedSlide()),
  'content/images/decode-your-investors-and-design-a-raise-that-fits.svg': () => fitted(decodeYourInvestors()),
  'content/images/deck-rewrite.svg': () => fitted(deckRewrite()),
  'content/images/free-audit.svg': () => fitted(freeAudit()),
  'content/images/from-discovery-to-product-the-road-that-works.svg': () => fitted(fromDiscoveryToProduct()),
  'content/images/iceberg.svg': iceberg,
  'content/images/investor-ready-mindset.svg': () => fitted(investorReadyMindset()),
  'content/images/ladder-planned.svg': () => fitted(plannedLadder()),
  'content/images/ladder-redesigned.svg': () => fitted(redesignedLadder()),
  'content/images/ladder.svg': ladder,
  'content/images/license-or-launch-the-game-theory-behind-the-choice.svg': () => fitted(licenseOrLaunch()),
  'content/images/mark.svg': sign,
  'content/images/marked-plan.svg': () => fitted(markedPlan()),
  'content/images/marked-slide.svg': () => fitted(markedSlide()),
  'content/images/missing-step.svg': () => fitted(missingStep()),
  'content/images/plan-after.svg': () => fitted(planAfter()),
  'content/images/plan-as-sent.svg': () => fitted(planAsSent()),
  'content/images/the-biotech-deck-audit-why-deals-die-on-structure-not-science.svg': () => fitted(deckAudit()),
  'content/images/the-metric-biotech-gets-wrong-burn-quality.svg': () => fitted(theMetricBiotechGetsWrong()),
  'content/images/thesis-page.svg': () => fitted(thesisPage()),
  'content/images/two-orders.svg': twoOrders,
  'content/images/two-paths.svg': () => fitted(twoPaths()),
  'content/images/vcs-arent-your-buyer-pharma-is.svg': () => fitted(vcsArentYourBuyer()),
  'content/images/venture-design.svg': () => fitted(ventureDesign()),
  'content/images/what-kills-biotech-deals-and-how-to-stop-it.svg': () => fitted(whatKillsBiotechDeals()),
  'docs/house.svg': house,
  'public/favicon.svg': sign,
};

/** Every drawing as the text of an SVG file, by its path in the project. */
export function drawings(): Record<string, string> {
  return Object.fromEntries(Object.entries(sheets).map(([file, draw]) => [file, toSvg(draw())]));
}
