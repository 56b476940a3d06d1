/** The host of LinkedIn's script. It and the hosts of images are the only ones that a page asks, and one page alone. */
export const SCRIPT_HOST = 'https://snap.licdn.com';
/** The hosts that its counting images come from. */
export const PIXEL_HOSTS = ['https://px.ads.linkedin.com', 'https://www.linkedin.com'] as const;

/** The service's insight script. */
export const INSIGHT_SCRIPT = `${SCRIPT_HOST}/li.lms-analytics/insight.min.js`;

/** The image that counts a visit. `partnerId` in digits. */
export function pixelAddress(partnerId: string): string {
  return `${PIXEL_HOSTS[0]}/collect/?pid=${encodeURIComponent(partnerId)}&fmt=gif`;
}
