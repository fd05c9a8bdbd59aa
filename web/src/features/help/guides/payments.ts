import type { Guide } from "../help.types.ts";

/** Guides to the payments desk and to one payment, for the roles that verify payments. */
export const paymentGuides: readonly Guide[] = [
  {
    key: "/panel/pagos",
    title: "Pagos por verificar",
    steps: [
      {
        title: "Compara y decide",
        content:
          "Cada pago por verificar está junto a su comprobante, el más antiguo primero. Lo que conviene mirar se dice en una línea: un posible duplicado, una imagen casi igual, un valor o una fecha que no cuadran, una cuenta que no se sabe.",
        action: "Toca «Verificar y siguiente», o «Rechazar» con su motivo.",
        tip: "Con el teclado: V verifica, R rechaza, J y K pasan al siguiente y al anterior. Apágalas con «Teclas rápidas».",
      },
      {
        title: "Mira lo que entró",
        content:
          "Arriba está lo verificado de hoy y del mes, por medio y por cuenta. Cada suma abre los pagos que la forman.",
        action: "Toca «Por medio y cuenta» y elige una suma.",
      },
      {
        title: "Busca cualquier pago",
        content: "En «Todos» están también los verificados, rechazados y anulados, con sus filtros.",
        action: "Filtra por medio, cuenta o fechas, y abre el pago para ver su historia.",
      },
      {
        title: "Devuelve el dinero a tiempo",
        content:
          "En «Devoluciones» está lo que se debe a los clientes, con su fecha límite: la que vence primero va de primera. Para pagar hace falta la cuenta, que el cliente dice desde su página o escribe alguien del equipo.",
        action: "Abre una devolución, mira de quién es la cuenta y desde cuándo, y paga con el comprobante.",
        tip: "Quien decidió una devolución o escribió su cuenta no la paga. Si la cuenta es reciente, confírmala con el cliente por un canal conocido.",
      },
      {
        title: "Responde los reclamos de reversión",
        content:
          "En «Reversiones» están los reclamos de clientes por pagos en línea (Ley 1480, artículo 51): desde el reclamo corren 15 días hábiles. Responder no mueve el dinero: el pago cambia cuando el proveedor lo reverse, y eso cierra el caso.",
        action: "Abre un caso, adjunta las pruebas y responde.",
      },
    ],
  },
  {
    key: "/panel/pagos/:id",
    title: "Un pago",
    steps: [
      {
        title: "Lee su historia",
        content: "Aquí están sus datos, su comprobante y quién lo registró, lo corrigió y lo decidió.",
        action: "Abre el contrato o la reserva desde «Para».",
      },
      {
        title: "Corrige el medio o la cuenta",
        content:
          "Un pago verificado conserva su monto, su día y su tipo; el medio exacto y la cuenta que lo recibió sí se corrigen, y queda escrito.",
        action: "Usa «Corregir medio o cuenta».",
      },
    ],
  },
];
