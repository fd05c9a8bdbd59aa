import type { GuideKey } from "./guide.patterns.ts";

/** One step of a guide: an act on the page. */
export interface GuideStep {
  readonly title: string;
  readonly content: string;
  /** Button to press, shown after `Acción:`. */
  readonly action?: string;
  /** Advice, after `Tip:`. */
  readonly tip?: string;
}

/** Guide to one page for one role. */
export interface Guide {
  /** A key of `guidePatterns`. */
  readonly key: GuideKey;
  readonly title: string;
  readonly steps: readonly GuideStep[];
}

/** One step of a workflow: the responsible person, the act, the screen and the result. */
export interface WorkflowStep {
  readonly actor: string;
  readonly action: string;
  readonly description: string;
  /** Screen or component of the step, shown after `Componente:`. */
  readonly component: string;
  /** Result of the step, shown after `Resultado:`. */
  readonly nextStep: string;
}

/** A workflow: the steps of a process and the person responsible for each. */
export interface Workflow {
  readonly id: "cotizacion-completa" | "gestion-compras-contrato" | "sistema-cuotas-compras";
  readonly title: string;
  /** Sentence that describes the purpose. */
  readonly lead: string;
  readonly steps: readonly WorkflowStep[];
}
