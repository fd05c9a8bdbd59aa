/**
 * What the programs call themselves that fetch an address which somebody wrote in a chat, to show a card of
 * it. They are nobody's eyes: of a link page they get its card alone.
 */
const robots: readonly string[] = [
  "WhatsApp/",
  "facebookexternalhit",
  "Facebot",
  "meta-externalagent",
  "meta-externalfetcher",
  "TelegramBot",
  "Twitterbot",
  "Slackbot",
  "Slack-ImgProxy",
  "Discordbot",
  "LinkedInBot",
  "SkypeUriPreview",
  "MicrosoftPreview",
  "Microsoft Office",
  "Googlebot",
  "Google-InspectionTool",
  "GoogleMessages",
  "bingbot",
  "BingPreview",
  "Applebot",
  "iMessageBot",
  "Pinterestbot",
  "redditbot",
  "vkShare",
  "Viber",
  "Line/",
  "snapchat",
  "Embedly",
  "Iframely",
  "Mastodon/",
  "Bluesky",
];

const known = robots.map((name) => name.toLowerCase());

/** Whether a request's `User-Agent` is that of a program which makes previews. */
export function isPreviewRobot(userAgent: string | undefined): boolean {
  const name = (userAgent ?? "").toLowerCase();
  return known.some((robot) => name.includes(robot));
}
