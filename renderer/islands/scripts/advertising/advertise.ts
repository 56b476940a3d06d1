import { INSIGHT_SCRIPT, pixelAddress, SCRIPT_HOST } from './advertising.ts';
import { readConsent, watchConsent } from '../consent/consent.ts';

/** Properties of the window that LinkedIn's script uses. */
interface InsightWindow {
  _linkedin_partner_id?: string;
  _linkedin_data_partner_ids?: string[];
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown };
}

let isSent = false;

/**
 * Loads the insight script and the pixel: at once if `consent` is `none`, otherwise when the visitor accepts, unless
 * the browser objects by Global Privacy Control.
 */
export function advertise({ advertising = '', consent }: DOMStringMap): void {
  const sendIfAllowed = (): void => {
    if (!isSent && (consent === 'none' || readConsent() === 'accepted')) send(advertising);
  };
  sendIfAllowed();
  watchConsent(sendIfAllowed);
}

function send(partnerId: string): void {
  isSent = true;
  const page = window as InsightWindow;
  page._linkedin_partner_id = partnerId;
  page._linkedin_data_partner_ids = [...(page._linkedin_data_partner_ids ?? []), partnerId];
  // The content security policy allows one Trusted Types policy; this one lets one host through.
  page.trustedTypes?.createPolicy('default', { createScriptURL: onlyFromService });
  const script = document.createElement('script');
  script.src = INSIGHT_SCRIPT;
  document.head.append(script);
  new Image().src = pixelAddress(partnerId);
}

function onlyFromService(url: string): string {
  if (new URL(url, location.href).origin === SCRIPT_HOST) return url;
  throw new TypeError(`No script may come from ${url}`);
}
