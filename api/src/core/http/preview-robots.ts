/**
 * Names in the user agents of programs that fetch an address from a chat to display a preview card. No person
 * reads with them, so for a link page they get only its card. Each name is documented by its vendor or seen
 * in logs. A name must not match an application's built-in browser, in which people read: `Line/`,
 * `Snapchat/`, `Instagram` and `FBAN` are people.
 */
const robots: readonly string[] = [
  // WhatsApp, and Signal, which calls itself `WhatsApp/2`.
  "WhatsApp/",
  // Facebook, Messenger and Instagram; iMessage (with `Facebot Twitterbot`), LINE and KakaoTalk use it too.
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
  // Outlook and Word fetch an address before they pass it to the browser.
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

/** Returns whether a `User-Agent` header belongs to a program that builds link previews. */
export function isPreviewRobot(userAgent: string | undefined): boolean {
  const name = (userAgent ?? "").toLowerCase();
  return known.some((robot) => name.includes(robot));
}
