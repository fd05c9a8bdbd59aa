import { expect, it } from "vitest";
import { isPreviewRobot } from "../../api/src/core/http/preview-robots.ts";

it.each([
  ["WhatsApp on Android", "WhatsApp/2.23.20.0 A"],
  ["WhatsApp on an iPhone", "WhatsApp/2.23.18.78 i"],
  ["Signal", "WhatsApp/2"],
  ["Facebook and Messenger", "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)"],
  [
    "iMessage",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) " +
      "Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0",
  ],
  ["LINE", "facebookexternalhit/1.1;line-poker/1.0"],
  ["Meta", "meta-externalfetcher/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)"],
  ["Telegram", "TelegramBot (like TwitterBot)"],
  ["X", "Twitterbot/1.0"],
  ["Slack", "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)"],
  ["pictures in Slack", "Slack-ImgProxy (+https://api.slack.com/robots)"],
  ["Discord", "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)"],
  ["LinkedIn", "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)"],
  [
    "Skype",
    "Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com",
  ],
  [
    "Teams",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MicrosoftPreview/2.0; " +
      "+https://aka.ms/MicrosoftPreview) Chrome/120.0.0.0 Safari/537.36",
  ],
  ["Outlook", "Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.10325; Pro)"],
  ["Google", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
  ["Bing", "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)"],
  [
    "Siri",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) " +
      "Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)",
  ],
  ["Pinterest", "Pinterest/0.2 (+http://www.pinterest.com/bot.html)"],
  ["Reddit", "Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)"],
  ["Snapchat", "Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots"],
  ["Mastodon", "http.rb/5.1.1 (Mastodon/4.2.10; +https://mastodon.social/)"],
  ["Bluesky", "Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)"],
  ["Embedly", "Mozilla/5.0 (compatible; Embedly/0.2; +http://support.embed.ly/)"],
  ["Iframely", "Iframely/1.3.1 (+https://iframely.com/docs/about)"],
])("what makes previews for %s is nobody's eyes", (_, userAgent) => {
  expect(isPreviewRobot(userAgent)).toBe(true);
});

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const ANDROID =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240705.005; wv) AppleWebKit/537.36 (KHTML, like Gecko) " +
  "Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36";

it.each([
  ["Safari", `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
  ["Chrome", ANDROID],
  ["LINE", `${IPHONE} Mobile/15E148 Safari Line/14.9.0`],
  ["Instagram", `${IPHONE} Mobile/15E148 Instagram 339.0.3.12.91 (iPhone15,2; iOS 17_5; es_CO; es-CO)`],
  ["Facebook", `${ANDROID} [FB_IAB/FB4A;FBAV/480.0.0.54.88;]`],
  ["Snapchat", `${IPHONE} Mobile/15E148 Snapchat/12.60.0.38 (iPhone15,2; iOS 17.5; gzip)`],
  ["Pinterest", `${IPHONE} Mobile/15E148 [Pinterest/iOS]`],
  ["LinkedIn", `${IPHONE} Mobile/15E148 [LinkedInApp]/9.30`],
  ["Telegram", `${ANDROID} Telegram-Android/11.2.3 (Google Pixel 8; Android 14; SDK 34; HIGH)`],
  ["X", `${ANDROID} TwitterAndroid`],
  ["nobody", undefined],
])("who reads in the browser of %s is a person", (_, userAgent) => {
  expect(isPreviewRobot(userAgent)).toBe(false);
});
