import type { CodeChannel } from "./code-channel.enums.ts";

/** Channel by which a code was sent to a client, and the masked address; null when that was not stored. */
export interface CodeWay {
  readonly channel: CodeChannel;
  readonly sentTo: string | null;
}

/**
 * Returns the channel and address in words: `por SMS al ••• 1234`, `por correo a m***@example.com`; null when
 * they were not stored.
 */
export function codeWayText({ channel, sentTo }: CodeWay): string | null {
  if (sentTo === null) return null;
  return channel === "sms" ? `por SMS al ${sentTo}` : `por correo a ${sentTo}`;
}

/**
 * Returns the phrase that the history shows for an act done with a code: ` con código de un solo uso enviado
 * por SMS al ••• 1234`.
 */
export const withCodeText = (code: CodeWay | null = null): string =>
  [" con código de un solo uso", code && codeWayText(code)].filter(Boolean).join(" enviado ");
