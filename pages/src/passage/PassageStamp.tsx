import { type Tone, toneClass } from "../tone.ts";

export interface StampContent {
  readonly label: string;
  readonly tone: Tone;
}

/** Shows the ticket stub with the status stamped on it, separated by a dotted line. */
export const PassageStamp = ({ label, tone }: StampContent) => (
  <div className={`t-stub ${toneClass(tone)}`}>
    <span className="t-stamp">{label}</span>
  </div>
);
