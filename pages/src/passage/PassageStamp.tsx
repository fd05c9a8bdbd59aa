import { type Tone, toneClass } from "../tone.ts";

export interface StampContent {
  readonly label: string;
  readonly tone: Tone;
}

/** Shows the stub at the end of the passage, torn off along a dotted line, with the status stamped on it. */
export const PassageStamp = ({ label, tone }: StampContent) => (
  <div className={`t-stub ${toneClass(tone)}`}>
    <span className="t-stamp">{label}</span>
  </div>
);
