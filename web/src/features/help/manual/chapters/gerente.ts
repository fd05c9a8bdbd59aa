import { GERENTE } from "@travesia/api/permissions";
import type { ManualChapter } from "../manual.types.ts";

/** Manual's chapter on managing teams. */
export const manager: ManualChapter = {
  id: "gerente",
  title: "Gerente",
  roles: [GERENTE],
  sections: [
    {
      id: "gerente-equipos",
      title: "Tus equipos",
      paragraphs: [
        "Ves a tus líderes y asesores con sus ventas del periodo, y creas cuentas de líder y asesor que quedan bajo tu mando.",
      ],
    },
    {
      id: "gerente-convertir",
      title: "Convertir en contrato",
      paragraphs: [
        "Una cotización aprobada y con pasajeros se convierte en contrato desde su propia página.",
      ],
      steps: [
        "Abre la cotización aprobada.",
        "Elige contado o cuotas y revisa el plan propuesto: la primera hoy, la última 30 días antes del viaje.",
        "Elige la plantilla de sus cláusulas, o deja la del viaje.",
        "Crea el contrato y envíalo para firma.",
      ],
    },
    {
      id: "gerente-limites",
      title: "Límites mensuales",
      paragraphs: [
        "El límite de cada vendedor se mide sobre lo pagado en el mes. Hasta el 70 % está seguro, desde ahí queda en advertencia y desde el 90 % es crítico.",
        "El límite lo cambia el propietario.",
      ],
    },
  ],
};
