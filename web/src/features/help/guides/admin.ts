import { remindDebtorsGuide } from "./receivables.ts";
import type { Guide } from "../help.types.ts";
import { balancingGuide, bankGuide } from "./bank.ts";
import { approvalsGuide } from "./approvals.ts";
import { claimsGuide } from "./claims.ts";
import { payDuesGuide } from "./dues.ts";
import { payoutGuides } from "./payouts.ts";
import { manageProvidersGuide } from "./providers.ts";
import { paymentGuides } from "./payments.ts";
import { reservationsGuide } from "./reservations.ts";
import { adminPurchaseGuide } from "./admin-purchases.ts";

/** Guides for administration. */
export const adminGuides: readonly Guide[] = [
  {
    key: "/panel",
    title: "Panel de Administración",
    steps: [
      {
        title: "Personas",
        content:
          "Desde el panel ves a todas las personas y creas cuentas del equipo hasta gerente y contador.",
        action: "Entra a los equipos, busca a la persona y revisa su rol y de quién depende.",
        tip: "El rol decide qué ve cada quien. Ante la duda, empieza por el menor.",
      },
      {
        title: "Paquetes",
        content:
          "Los paquetes son lo primero que ve un visitante. Fotos propias, precio por persona y salidas con cupos al día venden solos.",
        action: "Abre «Gestionar Paquetes» y marca como oferta del día lo que quieras mostrar primero.",
        tip: "Un paquete con reservas no se borra: archívalo y deja de verse.",
      },
    ],
  },
  {
    key: "/financial-dashboard",
    title: "Dashboard Financiero",
    steps: [
      {
        title: "Mira qué entró y qué salió",
        content:
          "Reúne los pagos verificados, las compras y las devoluciones del periodo, y lo que deja cada contrato.",
        action: "Elige las fechas y abre una cifra para ver los movimientos que la forman.",
        tip: "En el flujo de caja esperado, lo vencido está en una línea aparte: empieza por ahí.",
      },
    ],
  },
  {
    key: "/contractsList",
    title: "Gestión de Contratos",
    steps: [
      {
        title: "Convierte la cotización",
        content:
          "Una cotización aprobada y con pasajeros se vuelve contrato con su plan de pagos. El cliente lo firma por un enlace y los servicios por comprar se crean solos.",
        action: "Abre la cotización aprobada, conviértela y envía el contrato para firma.",
        tip: "Si la creación automática falla, la firma vale igual: usa «Convertir cotización a items».",
      },
      {
        title: "Compra lo prometido",
        content:
          "Con el contrato firmado empieza la compra de tiquetes, alojamiento y traslados, cada uno con su fecha límite.",
        action: "Abre el contrato y revisa sus compras.",
        tip: "Los tiquetes van primero: son los que más cambian de precio.",
      },
      {
        title: "Sigue el avance",
        content:
          "La barra de cada contrato dice cuánto está comprado y pagado. Al llegar al final se completa y genera las comisiones.",
        action: "Filtra por «Firmado» y busca los que llevan días sin moverse.",
        tip: "Un contrato quieto casi siempre espera un comprobante o un pago al proveedor.",
      },
    ],
  },
  adminPurchaseGuide,
  {
    key: "/commissionsList",
    title: "Gestión de Comisiones",
    steps: [
      {
        title: "Revisa",
        content: "Cada comisión dice su contrato, su base y la regla con que se calculó.",
        action: "Filtra por «Pendiente» y abre «¿De dónde sale?» antes de aprobar.",
        tip: "Nadie aprueba ni paga una comisión propia. Lo que un vendedor objeta espera tu respuesta en la pestaña «Objeciones».",
      },
      {
        title: "Aprueba",
        content: "Al aprobar, la comisión queda lista para pagarse y el vendedor recibe el aviso.",
        action: "Toca «Aprobar» y confirma el valor.",
        tip: "Si el valor no cuadra, revisa primero el cálculo confirmado de la cotización.",
      },
      {
        title: "Paga con comprobante",
        content: "El pago exige los documentos del vendedor aprobados y cupo en su límite del mes.",
        action: "Toca «Pagar», adjunta el comprobante y confirma.",
        tip: "Lo que no quepa este mes espera aprobado para el siguiente.",
      },
    ],
  },
  {
    key: "/commission-config",
    title: "Configuración de Comisiones",
    steps: [
      {
        title: "Una regla por rol y tipo de viaje",
        content:
          "Asesor, líder y gerente tienen su regla para viajes nacionales, internacionales, del Llano y de solo hotel. Cada cambio es una versión nueva: lo ya prometido no se mueve.",
        action: "Busca el rol y el tipo de viaje y toca «Cambiar» o «Configurar».",
        tip: "El historial muestra quién cambió cada regla y desde cuándo rige.",
      },
      {
        title: "Tres formas de calcular",
        content:
          "Un valor fijo por persona, un porcentaje del costo base o un valor fijo por el viaje. Puedes poner un mínimo y un máximo.",
        action:
          "Elige la forma, escribe el valor y mira en «¿Qué habría pasado?» cuánto habría ganado cada rol antes de guardar.",
        tip: "Un máximo protege el margen en los viajes grandes.",
      },
    ],
  },
  bankGuide,
  balancingGuide,
  approvalsGuide,
  claimsGuide,
  payDuesGuide,
  ...payoutGuides,
  manageProvidersGuide,
  reservationsGuide,
  ...paymentGuides,
  remindDebtorsGuide,
];
