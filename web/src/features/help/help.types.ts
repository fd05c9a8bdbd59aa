import type { GuideKey } from "./guide.patterns.ts";

/** One step of a guide: an act on this page. */
export interface GuideStep {
  readonly title: string;
  readonly content: string;
  /** Button to press, shown after `Acción:`. */
  readonly action?: string;
  /** Advice, after `Tip:`. */
  readonly tip?: string;
}

/** The guide of one page for one role. */
export interface Guide {
  /** A key of `guidePatterns`. */
  readonly key: GuideKey;
  readonly title: string;
  readonly steps: readonly GuideStep[];
}

/** One step of a workflow: the person, the act, the place, and the outcome. */
export interface WorkflowStep {
  readonly actor: string;
  readonly action: string;
  readonly description: string;
  /** The screen or part where it happens, after `Componente:`. */
  readonly component: string;
  /** Result of the step, shown after `Resultado:`. */
  readonly nextStep: string;
}

/** A whole piece of work from one person to the next. */
export interface Workflow {
  readonly id: "cotizacion-completa" | "gestion-compras-contrato" | "sistema-cuotas-compras";
  readonly title: string;
  /** Sentence of its purpose. */
  readonly lead: string;
  readonly steps: readonly WorkflowStep[];
}
