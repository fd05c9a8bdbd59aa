import type { StepAction } from "./NextStep.tsx";

interface Reminding {
  /** Why the act is off. */
  readonly off: string | null;
  /** Whether it reaches a client: then within the hours of the law. */
  readonly client: boolean;
  /** When these begin, if not now. */
  readonly opens: string | null;
  readonly busy: boolean;
  readonly onMail: () => void;
  /** Null where nothing is written by WhatsApp. */
  readonly onWhatsApp: (() => void) | null;
}

/** The ways to remind whoever does the next step. */
export function remindersOf({ off, client, opens, busy, onMail, onWhatsApp }: Reminding): StepAction[] {
  const shared = { off: off ?? (client ? opens : null), busy };
  const byMail: StepAction = { ...shared, label: "Recordar", onPress: onMail };
  if (!client || !onWhatsApp) return [byMail];
  return [byMail, { ...shared, label: "Recordar por WhatsApp", onPress: onWhatsApp }];
}
