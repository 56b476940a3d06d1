import { addressOfTopic } from '../../addresses.ts';
import { faultOfAddress } from '../../check/address-faults.ts';
import type { Report } from '../../report.ts';
import type { AuthoredArticle } from '../../schema/article.ts';
import type { Document } from '../kind.ts';

/** Each topic becomes the address of a list: no name may stand in the way of that. */
export function checkTopics(articles: readonly Document<AuthoredArticle>[], { report }: Report): void {
  for (const { fields, yaml } of articles) {
    for (const [index, tag] of fields.tags.entries()) {
      const fault = faultOfAddress(addressOfTopic(tag));
      if (fault) report(fault.rule, yaml.placeOf(['tags', index]), fault.values);
    }
  }
}
