/**
 * Names in the user agents of programs that fetch an address written in a chat, to show a card of it. No
 * person reads with them: of a link page they get its card alone. Each name is as its vendor documents it, or
 * as it is seen in logs; it must not match the name of an application's own browser, in which people read:
 * `Line/`, `Snapchat/`, `Instagram` and `FBAN` are people.
 */
const robots: readonly string[] = [
  // WhatsApp, and Signal, which calls itself `WhatsApp/2`.
  "WhatsApp/",
  // Facebook, Messenger and Instagram; iMessage (with `Facebot Twitterbot`), LINE and KakaoTalk say so too.
  "facebookexternalhit",
  "Facebot",
  "facebookcatalog",
  "meta-externalagent",
  "meta-externalfetcher",
  "TelegramBot",
  "Twitterbot",
  "Slackbot",
  "Slack-ImgProxy",
  "Discordbot",
  "LinkedInBot",
  // Skype and Teams.
  "SkypeUriPreview",
  "MicrosoftPreview",
  // Outlook and Word ask before they hand an address to the browser.
  "Microsoft Office",
  "ms-office",
  "Googlebot",
  "Google-InspectionTool",
  "Google-PageRenderer",
  "bingbot",
  "BingPreview",
  "Applebot",
  "Pinterestbot",
  "pinterest.com/bot",
  "redditbot",
  "vkShare",
  "Viber",
  "developers.snap.com/robots",
  "Embedly",
  "Iframely",
  "Mastodon/",
  "Cardyb/",
];

const known = robots.map((name) => name.toLowerCase());

/** Returns whether a request's `User-Agent` is that of a program which makes previews. */
export function isPreviewRobot(userAgent: string | undefined): boolean {
  const name = (userAgent ?? "").toLowerCase();
  return known.some((robot) => name.includes(robot));
}
