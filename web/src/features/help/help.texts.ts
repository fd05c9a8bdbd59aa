import { shortRoleLabel } from "@travesia/api/permissions";

/** Interface texts of guides and workflows (shapes 5). */
export const helpTexts = {
  button: "Ayuda y Guías",
  title: (role: number) => `Ayuda - ${shortRoleLabel(role).toLocaleUpperCase("es-CO")}`,
  close: "Cerrar la ayuda",
  back: "Volver a la ayuda",
  thisPage: "Guía de esta página",
  steps: (count: number) => (count === 1 ? "1 paso" : `${count} pasos`),
  start: "Ver Guía Paso a Paso",
  noGuide: "Esta página no tiene una guía para tu rol. En el manual encuentras todo el recorrido.",
  workflows: "Flujos Completos de Trabajo",
  links: "Enlaces Rápidos",
  manual: "Manual Completo de Usuario",
  support: "Contactar Soporte",
  newTab: "(se abre en otra pestaña)",
  step: (at: number, of: number) => `Paso ${at} de ${of}`,
  percent: (at: number, of: number) => `${Math.round((at / of) * 100)} %`,
  action: "Acción:",
  tip: "Tip:",
  component: "Componente:",
  result: "Resultado:",
  previous: "← Anterior",
  next: "Siguiente →",
} as const;
