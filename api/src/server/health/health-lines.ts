import type { HealthCheck } from "./system-health.ts";

type Overall = "bien" | "aviso" | "falla";

/** Exit codes of the doctor, as monitors of the Nagios family interpret them. */
export const exitCodes: Readonly<Record<Overall, number>> = { bien: 0, aviso: 1, falla: 2 };

/** Returns the worst state of the checks; a check that could not be made does not count as a problem. */
export function worstState(checks: readonly Pick<HealthCheck, "state">[]): Overall {
  if (checks.some(({ state }) => state === "falla")) return "falla";
  return checks.some(({ state }) => state === "aviso") ? "aviso" : "bien";
}

const marks = { falla: "✗", aviso: "!" } as const;

/** Returns the checks as lines for a terminal: problems with their remedy, all others only by name. */
export function healthLines(checks: readonly HealthCheck[]): readonly string[] {
  const names = (wanted: HealthCheck["state"]) =>
    checks.filter(({ state }) => state === wanted).map(({ label }) => label);
  const [wrong, odd, unseen, well] = (["falla", "aviso", "sin_revisar", "bien"] as const).map(names);
  const troubles = checks.flatMap(({ state, label, text, todo }) =>
    state === "falla" || state === "aviso"
      ? [`${marks[state]} ${label}: ${text}`, ...(todo ? [`  → ${todo}`] : []), ""]
      : [],
  );
  return [
    headline(wrong?.length ?? 0, odd?.length ?? 0),
    "",
    ...troubles,
    ...(well?.length ? [`✓ Bien: ${well.join(", ")}.`] : []),
    ...(unseen?.length ? [`· Sin revisar: ${unseen.join(", ")}.`] : []),
  ];
}

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

function headline(wrong: number, odd: number): string {
  if (wrong + odd === 0) return "Travesía está bien.";
  const parts = [
    ...(wrong > 0 ? [counted(wrong, "falla", "fallas")] : []),
    ...(odd > 0 ? [counted(odd, "aviso", "avisos")] : []),
  ];
  return `Travesía tiene ${parts.join(" y ")}.`;
}
