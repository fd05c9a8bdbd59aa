import type { Guide } from "../../help.types.ts";

/** Guides to the pages about money, for every role without a guide of its own there. */
export const moneyGuides: readonly Guide[] = [
  {
    key: "/commissionsList",
    title: "Comisiones",
    steps: [
      {
        title: "Mira las que alcanzas a ver",
        content:
          "Están las tuyas y las de tu equipo, según tu rol. Los contadores filtran por estado: pendiente, generada, aprobada, pagada.",
        action: "Abre el menú de una fila para ver qué se puede hacer con ella.",
      },
      {
        title: "Entiende su valor",
        content: "«¿De dónde sale?» muestra la base, el porcentaje y los topes con los que se calculó.",
      },
      {
        title: "Sigue las objeciones",
        content:
          "La pestaña «Objeciones» reúne lo que se objetó: qué se dijo, hasta qué día se responde y qué se respondió.",
        action: "Filtra por estado para leer las que ya se cerraron.",
      },
    ],
  },
  {
    key: "/my-commissions",
    title: "Mis comisiones",
    steps: [
      {
        title: "Lo que has ganado",
        content:
          "Tus comisiones se generan cuando se completa un contrato que vendiste o que vendió tu equipo. Cada una dice en qué va.",
        action: "Abre «¿De dónde sale?» en la que quieras revisar.",
      },
      {
        title: "Cóbrala",
        content: "Para recibir el pago hacen falta tu cuenta bancaria y tus documentos aprobados.",
        action: "Complétalos en «Mi perfil», en Banco y en Documentos.",
      },
    ],
  },
  {
    key: "/contracts/:contractId/commissions",
    title: "Comisiones de un contrato",
    steps: [
      {
        title: "Quién gana con este contrato",
        content:
          "Arriba están el total, lo pagado y lo que falta por pagar; debajo, la comisión de cada persona con su estado.",
        action: "Vuelve al contrato desde el enlace del encabezado.",
      },
    ],
  },
  {
    key: "/monthly-limits",
    title: "Límites mensuales",
    steps: [
      {
        title: "Mira quién está por llegar a su tope",
        content:
          "Cada vendedor muestra lo que se le ha pagado este mes frente a su límite: seguro, en advertencia o crítico.",
        action: "Filtra con los contadores o busca por nombre.",
      },
      {
        title: "Cambia un límite",
        content:
          "Antes de guardar, «¿Qué habría pasado?» muestra qué comisiones habrían esperado con el límite nuevo.",
        action: "Toca «Cambiar límite», escribe el valor y el motivo.",
      },
    ],
  },
  {
    key: "/commission-config",
    title: "Reglas de comisión",
    steps: [
      {
        title: "Define cuánto se gana",
        content:
          "Hay una regla por rol y tipo de viaje: valor por persona, porcentaje o valor fijo, con mínimo y máximo.",
        action: "Abre una regla, cámbiala y elige desde qué día rige.",
        tip: "La ventana compara lo que se ganó con lo que se habría ganado con la regla nueva.",
      },
      {
        title: "Consulta su historia",
        content: "Cada cambio deja una versión: las comisiones ya generadas conservan la suya.",
      },
    ],
  },
  {
    key: "/contract-payments",
    title: "Seguimiento de pagos",
    steps: [
      {
        title: "Mira qué contratos deben",
        content:
          "Son los contratos firmados y completados, con lo pagado, lo que falta y sus alertas por fecha de viaje y cuotas.",
        action: "Activa «Solo alertas urgentes» para empezar por los que no dan espera.",
      },
      {
        title: "Entra al detalle",
        content: "Al abrir un contrato ves sus pagos y su plan al lado, sin perder la lista.",
        action: "Usa «Registrar pago» o abre el contrato con «Ver contrato».",
      },
    ],
  },
  {
    key: "/puntos",
    title: "Puntos",
    steps: [
      {
        title: "Comparte tu enlace",
        content:
          "Ganas puntos por lo que pagan las personas que se registran con tu enlace. Si un pago se reversa, sus puntos se descuentan.",
        action: "Copia el enlace o muestra el código QR.",
      },
      {
        title: "Revisa tus movimientos",
        content: "Cada movimiento dice de qué pago salió. Debajo están las personas que referiste.",
      },
    ],
  },
];
