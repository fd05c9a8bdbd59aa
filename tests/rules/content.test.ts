import { describe, expect, it } from "vitest";
import { defaultTexts } from "../../api/src/modules/content/page-text/page-texts.default.ts";
import { publicationProblem, type TextKey } from "../../api/src/modules/content/page-text/page-text.rules.ts";
import { isRntDue, refuseWithoutRnt, rntWarning } from "../../api/src/modules/content/agency/agency.rules.ts";
import { playerOf, videoHost } from "../../api/src/modules/content/video/video.rules.ts";

describe("the address of a video", () => {
  it.each<[string, string | null]>([
    ["https://www.youtube.com/watch?v=LXb3EKWsInQ", "YouTube"],
    ["https://youtu.be/LXb3EKWsInQ", "YouTube"],
    ["https://www.instagram.com/reel/Cxyz/", "Instagram"],
    ["https://m.facebook.com/watch/?v=1", "Facebook"],
    ["https://vm.tiktok.com/abc", "TikTok"],
    ["https://res.cloudinary.com/demo/video/upload/dog.mp4", "Cloudinary"],
    ["http://youtu.be/LXb3EKWsInQ", null],
    ["https://youtube.com.evil.example/watch?v=1", null],
    ["https://notyoutube.com/watch?v=1", null],
    ["https://youtube.com@evil.example/", null],
    ["youtube", null],
  ])("%s is of %s", (url, host) => expect(videoHost(url)).toBe(host));

  it.each<[string, object | null]>([
    [
      "https://www.youtube.com/watch?v=LXb3EKWsInQ&t=3",
      { frame: "https://www.youtube-nocookie.com/embed/LXb3EKWsInQ" },
    ],
    [
      "https://youtube.com/shorts/LXb3EKWsInQ",
      { frame: "https://www.youtube-nocookie.com/embed/LXb3EKWsInQ" },
    ],
    ["https://youtu.be/LXb3EKWsInQ?si=x", { frame: "https://www.youtube-nocookie.com/embed/LXb3EKWsInQ" }],
    ["https://vimeo.com/22439234", { frame: "https://player.vimeo.com/video/22439234" }],
    ["https://www.instagram.com/agencia/reel/Cxyz/", { frame: "https://www.instagram.com/reel/Cxyz/embed" }],
    [
      "https://res.cloudinary.com/demo/video/upload/dog.mp4",
      { file: "https://res.cloudinary.com/demo/video/upload/dog.mp4" },
    ],
    ["https://www.tiktok.com/@agencia/video/1", null],
    ["https://www.youtube.com/@canal", null],
  ])("%s is played in %o", (url, player) => expect(playerOf(url)).toEqual(player));
});

describe("a text that the product comes with", () => {
  it.each(Object.entries(defaultTexts))("about %s could be published", (key, text) =>
    expect(publicationProblem(key as TextKey, text)).toBeNull(),
  );
});

describe("the warning of the RNT", () => {
  it.each([
    ["2027-03-31", "2027-01-31", false],
    ["2027-03-31", "2027-02-01", true],
    ["2027-03-31", "2027-04-01", true],
    ["2028-03-31", "2027-04-01", false],
  ])("for %s on %s: %s", (until, today, due) => {
    expect(isRntDue(until, today)).toBe(due);
    expect(rntWarning({ rntNumber: "123456", rntValidUntil: until }, today) !== null).toBe(due);
  });

  it("asks for the validity that nobody has said", () =>
    expect(rntWarning({ rntNumber: "123456", rntValidUntil: null }, "2026-11-20")).toContain("hasta cuándo"));

  it("waits for the number, which is one of the first steps", () =>
    expect(rntWarning({ rntNumber: "pendiente", rntValidUntil: null }, "2026-11-20")).toBeNull());

  it("becomes a refusal only where the owner wants it", () => {
    expect(() => refuseWithoutRnt({ rntRequired: false, rntValidUntil: null }, "2027-04-01")).not.toThrow();
    expect(() =>
      refuseWithoutRnt({ rntRequired: true, rntValidUntil: "2027-03-31" }, "2027-03-31"),
    ).not.toThrow();
    expect(() => refuseWithoutRnt({ rntRequired: true, rntValidUntil: "2027-03-31" }, "2027-04-01")).toThrow(
      "no está vigente",
    );
    expect(() => refuseWithoutRnt({ rntRequired: true, rntValidUntil: null }, "2027-04-01")).toThrow();
  });
});
