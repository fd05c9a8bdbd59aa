import { claimLifecycle, type ClaimStatus } from "@travesia/api/claims/claim/claim.lifecycle";
import {
  type ClaimIdentity,
  claimIdentityLabels,
  type ClaimKind,
  claimKindLabels,
  type DataRight,
  dataRightLabels,
} from "@travesia/api/claims/claim/claim.rules";
import type { Day } from "@travesia/api/colombia/days";
import { workingDaysLeft } from "@travesia/api/colombia/working-days";
import type { Tone } from "@travesia/api/look";

export const claimKinds: Readonly<Record<ClaimKind, string>> = claimKindLabels;
export const dataRights: Readonly<Record<DataRight, string>> = dataRightLabels;
export const claimIdentities: Readonly<Record<ClaimIdentity, string>> = claimIdentityLabels;

const tones = {
  recibido: "sun",
  en_tramite: "sea",
  incompleto: "neutral",
  respondido: "leaf",
  desistido: "neutral",
  cerrado: "neutral",
} satisfies Record<ClaimStatus, Tone>;

const days = (count: number): string => (count === 1 ? "1 día hábil" : `${count} días hábiles`);

/** Returns the text of the remaining working days of a request: `Quedan 8 días hábiles`. */
export function clockText(dueOn: Day, today: Day): string {
  const left = workingDaysLeft(today, dueOn);
  if (dueOn < today) return left === 0 ? "Venció" : `Venció hace ${days(-left)}`;
  if (dueOn === today) return "Vence hoy";
  return left <= 1 ? "Queda 1 día hábil" : `Quedan ${days(left)}`;
}

/** Number of remaining working days from which a pending request is marked as urgent. */
const PRESSING = 3;

/** Label of a chip, with its tone. */
export interface Chip {
  readonly label: string;
  readonly tone: Tone;
}

interface Clocked {
  readonly status: ClaimStatus;
  readonly dueOn: Day;
}

/** Returns the chip with the status of a request. */
export const statusChip = ({ status }: Pick<Clocked, "status">): Chip => ({
  label: claimLifecycle.labels[status],
  tone: tones[status],
});

/** Returns the chip with the deadline of a request that waits for an answer; null when it does not wait. */
export function clockChip({ status, dueOn }: Clocked, today: Day): Chip | null {
  if (status !== "recibido" && status !== "en_tramite") return null;
  const tone = dueOn < today ? "clay" : workingDaysLeft(today, dueOn) <= PRESSING ? "sun" : "neutral";
  return { label: clockText(dueOn, today), tone };
}
