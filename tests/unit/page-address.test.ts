import { expect, test } from 'vitest';
import { addressToShare } from '../../renderer/islands/share/page-address.ts';

test.each([
  ['/faq', '', '/faq'],
  ['/faq#guarantee', '', '/faq'],
  ['/faq?utm_source=a', '', '/faq'],
  ['/faq?utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e&utm_id=f#x', '', '/faq'],
  ['/insights?utm_source=a&q=burn&utm_medium=b&tag=bdl', '', '/insights?q=burn&tag=bdl'],
  ['/insights?q=a%20b+c&empty&x=', '', '/insights?q=a%20b+c&empty&x='],
  ['/faq?UTM_Source=a&utm%5Fmedium=b', '', '/faq'],
  ['/faq?outm_source=a&utm=b&q=utm_source', '', '/faq?outm_source=a&utm=b&q=utm_source'],
  ['/faq?utm_source=a#x', 'guarantee', '/faq#guarantee'],
  ['/faq?a=b', 'prix-à-part', '/faq?a=b#prix-%C3%A0-part'],
])('the address of %s with the anchor `%s` is given on as %s', (path, anchor, expected) => {
  expect(addressToShare(`https://www.example.com${path}`, anchor)).toBe(`https://www.example.com${expected}`);
});
