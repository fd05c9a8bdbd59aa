/** One step of a guide: what to do on this page. */
export interface GuideStep {
  readonly title: string;
  readonly content: string;
  /** What to press, after `Acción:`. */
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

/** The pages that have guides, by the names of the specification; some are names and not addresses. */
export type GuideKey =
  | "/"
  | "/userReservas"
  | "/quote-approval"
  | "/profile"
  | "/quotesList"
  | "/my-commissions"
  | "/organization-view"
  | "/financial-dashboard"
  | "/monthly-limits"
  | "/panel"
  | "/contractsList"
  | "/commissionsList"
  | "/commission-config"
  | "/contract-purchase-manager"
  | "/facturas-pendientes"
  | "/panel/banco"
  | "/panel/aprobaciones"
  | "/panel/reclamos"
  | "/panel/compras"
  | "/panel/comisiones/pagar"
  | "/panel/retenciones"
  | "/panel/proveedores"
  | "/panel/documents-review"
  | "/panel/reservas"
  | "/panel/pagos"
  | "/panel/pagos/:id"
  | "/panel/reservas"
  | "/panel/cierres"
  | "/panel/auditoria";

/** One step of a workflow: who does what, where, and what comes of it. */
export interface WorkflowStep {
  readonly actor: string;
  readonly action: string;
  readonly description: string;
  /** The screen or part where it happens, after `Componente:`. */
  readonly component: string;
  /** What it leads to, after `Resultado:`. */
  readonly nextStep: string;
}

/** A whole piece of work from one person to the next. */
export interface Workflow {
  readonly id: "cotizacion-completa" | "gestion-compras-contrato" | "sistema-cuotas-compras";
  readonly title: string;
  /** One sentence: what it is for. */
  readonly lead: string;
  readonly steps: readonly WorkflowStep[];
}
