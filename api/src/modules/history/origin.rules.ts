/** Origin of an act, as stored in the audit log. */
interface KeptOrigin {
  readonly channel: string;
  readonly linkId: string | null;
  readonly actorId: number | null;
  readonly userAgent: string | null;
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

const first = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/**
 * Returns the family of a user agent: `Chrome en Windows`; for a program, its name; null without a user
 * agent.
 */
export function deviceOf(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const browser = first(browsers, userAgent);
  if (!browser) return /^[\w.-]{1,40}/.exec(userAgent)?.[0] ?? null;
  const system = first(systems, userAgent);
  return system ? `${browser} en ${system}` : browser;
}

const channels: Readonly<Record<string, string>> = {
  rest: "REST",
  job: "Tarea",
  seed: "Demostración",
};

/** Describes the origin of an act: its channel and device. */
export function spokenOrigin({ channel, linkId, actorId, userAgent }: KeptOrigin): string {
  const device = deviceOf(userAgent);
  const byPeople = device !== null && first(browsers, userAgent ?? "") !== undefined;
  const way =
    linkId !== null && actorId === null
      ? "Enlace"
      : (channels[channel] ?? (byPeople ? "Pantalla" : "GraphQL"));
  return device === null ? way : `${way} · ${device}`;
}
