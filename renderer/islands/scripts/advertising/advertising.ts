/**
 * The host of LinkedIn's script. Pages contact no other foreign hosts than this and those of its images, and only one
 * page does.
 */
export const SCRIPT_HOST = 'https://snap.licdn.com';
/** The hosts of its tracking pixels. */
export const PIXEL_HOSTS = ['https://px.ads.linkedin.com', 'https://www.linkedin.com'] as const;

/** The insight script of the service. */
export const INSIGHT_SCRIPT = `${SCRIPT_HOST}/li.lms-analytics/insight.min.js`;

/** Returns the address of the image that counts a visit. `partnerId` consists of digits. */
export function pixelAddress(partnerId: string): string {
  return `${PIXEL_HOSTS[0]}/collect/?pid=${encodeURIComponent(partnerId)}&fmt=gif`;
}
