import type { Guide } from "../../help.types.ts";

/** Guides to the pages of a sale, for every role without a guide of its own there. */
export const saleGuides: readonly Guide[] = [
  {
    key: "/mi-dia",
    title: "Mi día",
    steps: [
      {
        title: "Empieza por arriba",
        content:
          "La lista va de lo más urgente a lo menos, y entre iguales primero lo de mayor valor. Cada fila dice qué hacer y por qué: «la abrió 3 veces hoy», «vence mañana», «no ha respondido en 3 días».",
        action: "Toca una fila para abrir su registro, o «Ver por tipo» para ver cada lista completa.",
      },
      {
        title: "Resuelve desde la fila",
        content:
          "El botón de WhatsApp abre el chat con el mensaje listo y anota que escribiste; solo en el horario de ley y una vez al día. El menú de la fila la aplaza, envía un correo o anota una promesa de pago.",
        action:
          "Con el teclado: J y K recorren, Enter abre, W escribe, R responde a quien espera respuesta, Z aplaza y P anota una promesa.",
        tip: "¿Te equivocaste? Toca «Deshacer» o Ctrl Z antes de 10 segundos y la fila vuelve.",
      },
      {
        title: "Compara el mes",
        content:
          "«Tu mes» pone este mes frente al pasado. Las ventas cuentan para quien vendió y lideraba al firmar.",
        action: "Toca una cifra para ver las filas de las que sale.",
      },
      {
        title: "Mira qué cambió",
        content:
          "«Qué cambió desde ayer» son tus notificaciones de hoy y de ayer, la más reciente primero. Cada una abre aquello de lo que habla.",
        tip: "La campana de arriba muestra las que aún no has leído.",
      },
    ],
  },
  {
    key: "/quotesList",
    title: "Cotizaciones",
    steps: [
      {
        title: "Encuentra la que buscas",
        content:
          "Los contadores son filtros por estado. Debajo puedes buscar y combinar más filtros; la dirección los guarda, así que puedes compartirla o volver con el botón de atrás.",
        action: "Toca un contador o escribe en el buscador.",
      },
      {
        title: "Haz lo que sigue desde la fila",
        content: "El menú de cada fila ofrece lo que el estado permite; el número abre la cotización.",
        action: "Toca «Nueva cotización» para empezar otra.",
        tip: "Si una acción está apagada, al señalarla dice por qué.",
      },
    ],
  },
  {
    key: "/cotizaciones/:id",
    title: "Una cotización",
    steps: [
      {
        title: "Mira qué sigue",
        content:
          "En «Resumen», «Qué sigue» dice qué falta, quién lo hace y desde cuándo. La acción que mueve la venta está arriba, en cualquier pestaña; las demás, en su sección y en «Más acciones».",
        action:
          "Usa el botón del paso. Al enviar, «Ver cómo le llega» la muestra antes; luego elige «Enviar por correo», «Enviar por WhatsApp» o «Copiar enlace».",
      },
      {
        title: "Calcula y confirma",
        content:
          "En «Cálculo», la calculadora suma transporte, alojamiento, servicios y actividades. Mientras es un borrador se guarda sola; al confirmarla, el precio pasa a la cotización.",
        action: "Toca «Confirmar cálculo» cuando el total esté bien.",
      },
      {
        title: "Lee la historia",
        content:
          "«Historia» tiene los hechos con su fecha y quién los hizo. En «Propuesta», cada versión enviada queda guardada con su PDF y «Qué cambió» la compara con otra; en «Enlaces» ves cuál se abrió.",
        action: "Si un enlace no debe abrir más, toca «Anular enlace».",
        tip: "El teléfono del cliente está en el encabezado: desde ahí llamas o le escribes por WhatsApp.",
      },
    ],
  },
  {
    key: "/quotes/:id/edit",
    title: "Editar una cotización",
    steps: [
      {
        title: "Cambia los datos y guarda",
        content:
          "Después de enviada solo cambian los datos de contacto. Si cambian fechas o personas antes de enviarla, hay que confirmar el precio de nuevo.",
        action: "Toca «Guardar cambios». Con «Cancelar» todo queda como estaba.",
      },
    ],
  },
  {
    key: "/contratos",
    title: "Contratos",
    steps: [
      {
        title: "Encuentra un contrato",
        content:
          "Los contadores filtran por estado. Cada fila muestra el viaje, el valor y lo que falta por pagar.",
        action: "Busca por número, cliente o destino y abre el contrato.",
        tip: "Un contrato nace de una cotización aprobada con los datos de sus pasajeros.",
      },
    ],
  },
  {
    key: "/contratos/:id",
    title: "Un contrato",
    steps: [
      {
        title: "Mira qué sigue",
        content:
          "«Qué sigue» dice en qué va el contrato y a quién le toca; si se canceló, qué falta resolver de lo que el cliente pagó. El botón de arriba es el paso que tu rol permite en este momento.",
        action: "Usa el botón del paso o abre «Más acciones».",
      },
      {
        title: "Revisa los pagos",
        content:
          "El precio, lo pagado y el saldo están arriba, en cualquier pestaña. En «Pagos» están el plan con sus fechas y cada pago. Un pago recién registrado queda por verificar.",
        action: "Abre un pago para ver su comprobante o descargar su recibo.",
      },
      {
        title: "Encuentra los datos",
        content:
          "«Resumen» tiene los servicios y los datos del cliente; «Viajeros», quién viaja; «Papeles», el contrato, sus condiciones y sus versiones.",
      },
      {
        title: "Cambia lo que ya se firmó",
        content:
          "Gerente, admin y owner preparan un otrosí: nombres, fechas, servicios, precio y lo que falta por pagar. El contrato sigue igual hasta que el cliente lo firme, y nunca queda por debajo de lo pagado.",
        action: "En «Papeles», toca «Preparar otrosí», revisa lo que cambia y envíalo para firma.",
        tip: "En «Versiones del contrato», «Qué cambió» pone dos versiones lado a lado.",
      },
    ],
  },
  {
    key: "/contratos/nuevo",
    title: "Contrato sin cotización",
    steps: [
      {
        title: "Di de quién es y adónde viaja",
        content:
          "Busca al cliente por su correo, documento o teléfono, o escríbelo. El precio, las fechas y los servicios salen en el contrato como los escribas.",
        tip: "Si ya hay una cotización aprobada, conviértela desde ella: trae los viajeros y el cálculo.",
      },
      {
        title: "Elige las cláusulas y crea el borrador",
        content:
          "La plantilla es la del tipo de viaje, a menos que elijas otra. El contrato guarda su texto como está hoy.",
        action: "Toca «Crear contrato», revísalo y envíalo a firmar.",
      },
    ],
  },
  {
    key: "/contracts/:id/edit",
    title: "Editar un contrato",
    steps: [
      {
        title: "Cambia antes de la firma",
        content:
          "Un contrato se edita mientras es borrador o espera la firma: viaje y precio, forma de pago, titular y cliente, servicios, condiciones. Firmado ya no cambia.",
        action:
          "Guarda los cambios. Si ya se había enviado, envíalo otra vez para que el cliente firme la versión nueva.",
        tip: "«Descartar» deja el contrato como estaba.",
      },
    ],
  },
  {
    key: "/ordenReserva/:id",
    title: "Una reserva",
    steps: [
      {
        title: "Reserva una salida",
        content:
          "Desde un paquete, esta página pide la salida y el número de personas, y calcula el total. Los cupos quedan apartados 72 horas.",
        action: "Elige la fecha y toca «Confirmar Reserva».",
      },
      {
        title: "Consulta una que ya existe",
        content:
          "Con una reserva hecha, la página muestra su estado, sus pagos y hasta cuándo hay que pagarla.",
      },
    ],
  },
  {
    key: "/userReservas",
    title: "Mis reservas",
    steps: [
      {
        title: "Lo que reservaste tú",
        content:
          "Son los viajes a tu nombre, con su etapa: Cotización, Aprobada, Contrato y Completada. Las reservas de los clientes están en «Reservas».",
        action: "Abre un viaje para ver sus fechas, sus pagos y lo que sigue.",
      },
    ],
  },
  {
    key: "/rifa",
    title: "Rifa",
    steps: [
      {
        title: "Vende números",
        content: "Aquí está la rifa abierta con su premio, el precio del número y la fecha del sorteo.",
        action: "Toca «Seleccionar Números» para elegirlos en el tablero.",
        tip: "«Números elegidos» muestra cuáles están apartados y cuáles pagados.",
      },
    ],
  },
  {
    key: "/number",
    title: "Tablero de la rifa",
    steps: [
      {
        title: "Elige los números",
        content:
          "El tablero va por tandas de cien y se actualiza al instante: un número que alguien más tome deja de estar libre.",
        action: "Toca los números y luego «Confirmar Selección».",
      },
      {
        title: "Escribe los datos del comprador",
        content: "Los números quedan apartados 48 horas a su nombre; después se liberan si no se pagaron.",
        action: "Llena el formulario y toca «DESCARGAR PDF» para guardar el comprobante.",
      },
    ],
  },
  {
    key: "/selectedTrue",
    title: "Números elegidos",
    steps: [
      {
        title: "Marca lo que se pagó",
        content: "Cada número muestra quién lo eligió, con qué vendedor y si ya está pagado.",
        action: "Registra el pago o libera el número desde su fila.",
      },
    ],
  },
];
