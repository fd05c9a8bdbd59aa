import type { Guide } from "../../help.types.ts";

/** Guides to the public pages, for signed-in users who open them. */
export const publicGuides: readonly Guide[] = [
  {
    key: "/",
    title: "Página de inicio",
    steps: [
      {
        title: "Lo que ven tus clientes",
        content:
          "Es la página con la que empiezan los visitantes: destinos, ofertas y la solicitud de cotización.",
        action: "Con «Mi cuenta» vuelves a tu trabajo.",
      },
    ],
  },
  {
    key: "/allpacks",
    title: "Paquetes",
    steps: [
      {
        title: "Encuentra un viaje",
        content:
          "Busca por nombre, destino, precio, días o características; cada paquete muestra su próxima salida.",
        action: "Abre un paquete para ver sus fechas y los cupos que quedan.",
      },
    ],
  },
  {
    key: "/detail/:id",
    title: "Un paquete",
    steps: [
      {
        title: "Elige la salida y reserva",
        content: "Aquí están lo que incluye, las fotos, el mapa y las salidas con sus cupos.",
        action: "Elige una fecha y sigue a la reserva.",
      },
    ],
  },
  {
    key: "/pay",
    title: "Pagar en línea",
    steps: [
      {
        title: "Elige cómo pagar",
        content:
          "Puedes pagar con tarjeta, PSE o Nequi. Los datos de la tarjeta van directo al proveedor de pagos: la agencia no los ve ni los guarda.",
        action: "Revisa el valor, acepta los términos y paga.",
        tip: "Si se corta la conexión, no pagues otra vez: la página averigua si el pago alcanzó a salir.",
      },
    ],
  },
  {
    key: "/thanks",
    title: "Resultado del pago",
    steps: [
      {
        title: "Espera la confirmación",
        content:
          "La página dice si el pago quedó registrado, está en proceso o no se hizo. El recibo llega a tu correo.",
        action: "Sigue a tu viaje con el botón de la página.",
      },
    ],
  },
  {
    key: "/about",
    title: "Información de la agencia",
    steps: [
      {
        title: "Quiénes somos y en qué términos",
        content:
          "Estas páginas dicen quién es la agencia, cómo trata los datos personales y las condiciones de sus servicios.",
        tip: "Al pie están el contacto, el RNT y los avisos legales.",
      },
    ],
  },
  {
    key: "/Panel/popup/popup",
    title: "El aviso del día",
    steps: [
      {
        title: "Mira lo que anunciamos",
        content: "Es el aviso activo, como lo ven los visitantes una vez al día.",
        action: "Con «Ir al inicio» sigues a la página.",
      },
    ],
  },
  {
    key: "/quote-approval",
    title: "La propuesta como la ve el cliente",
    steps: [
      {
        title: "Aquí decide el cliente",
        content:
          "El cliente llega con el enlace de su correo: revisa la propuesta y la aprueba, la rechaza o pide ajustes.",
        tip: "Para registrar tú la respuesta, abre la cotización y usa «Más acciones».",
      },
    ],
  },
  {
    key: "/cerrar",
    title: "Cerrar en línea",
    steps: [
      {
        title: "De la propuesta a la firma, en una sentada",
        content:
          "El cliente elige opción, extras y pagos, escribe los viajeros, revisa su pedido, firma con un código y hace el primer pago.",
        action: "Para permitirlo, marca «Cerrar en línea» al enviar la cotización.",
        tip: "Cada paso queda guardado: se puede parar y seguir en otro equipo con un código.",
      },
    ],
  },
  {
    key: "/passenger-form",
    title: "Datos de los pasajeros",
    steps: [
      {
        title: "Escribe quiénes viajan",
        content:
          "Hace falta un titular adulto, y de cada persona su nombre como aparece en el documento, el número y la fecha de nacimiento.",
        action: "Toca «Guardar pasajeros». Lo que falte se puede completar después con el mismo enlace.",
        tip: "Con «Leer documento» una foto del pasaporte o del respaldo de la cédula llena los datos. La foto se queda en tu dispositivo.",
      },
    ],
  },
  {
    key: "/contract-signature",
    title: "Firmar el contrato",
    steps: [
      {
        title: "Lee y firma",
        content:
          "Lee el contrato completo, acepta y dibuja tu firma. Te enviamos el documento firmado al correo.",
        action: "Firma con el dedo o con el ratón y confirma.",
        tip: "Si algo no está bien, no firmes: escríbele a tu asesor.",
      },
      {
        title: "Si tu contrato cambia",
        content:
          "Un contrato firmado solo cambia con un otrosí. Su enlace te muestra qué había antes y qué queda ahora, con el precio y el plan de pagos. Tu contrato sigue igual hasta que lo firmes.",
        action: "Lee lo que cambia, pide el código y toca «Firmar otrosí digitalmente».",
      },
    ],
  },
  {
    key: "/correo-cambiado",
    title: "Cambio de correo",
    steps: [
      {
        title: "Dinos si fuiste tú",
        content:
          "Alguien de la agencia cambió el correo al que llega un contrato. El anterior recibe un aviso con dos respuestas.",
        action: "Confirma el cambio, o toca «No fui yo» para que los enlaces dejen de servir.",
      },
    ],
  },
  {
    key: "/verificar",
    title: "Verificar un documento",
    steps: [
      {
        title: "Comprueba que es nuestro",
        content:
          "Con el código del documento sabes si una cotización, un contrato o un recibo es de la agencia y si todavía vale.",
        action: "Escribe el código, o llega con el QR del documento.",
      },
    ],
  },
  {
    key: "/pago/:contractId",
    title: "El viaje como lo ve el cliente",
    steps: [
      {
        title: "Lo que paga y descarga el cliente",
        content:
          "Aquí el cliente ve su plan de pagos, paga en línea, reporta lo que ya pagó y descarga sus recibos.",
        tip: "Tú trabajas en la página del contrato.",
      },
    ],
  },
  {
    key: "/viaje/:shareId",
    title: "El viaje que un cliente compartió",
    steps: [
      {
        title: "Lo que ve quien viaja",
        content:
          "Aquí ve su itinerario, vuelos, hotel y contactos quien recibió el enlace de un cliente: sin precios, pagos ni documentos de nadie.",
        tip: "El cliente crea y cierra estos enlaces en la página de su viaje.",
      },
    ],
  },
  {
    key: "/reclamos",
    title: "Peticiones, quejas y reclamos",
    steps: [
      {
        title: "Escribe tu solicitud",
        content:
          "Elige de qué se trata y cuéntanos qué pasó. Recibes un número y la fecha en la que la ley nos pide responder.",
        action: "Envía la solicitud y guarda el enlace que te llega al correo: con él la sigues.",
      },
    ],
  },
  {
    key: "/form",
    title: "Datos de los números",
    steps: [
      {
        title: "Aparta los números elegidos",
        content: "La página muestra los números que llevas y pide los datos de quien los compra.",
        action: "Llena los datos, acepta su tratamiento y toca «DESCARGAR PDF».",
      },
    ],
  },
  {
    key: "/manual",
    title: "El manual",
    steps: [
      {
        title: "Busca por palabras",
        content:
          "El manual tiene un capítulo por rol. La búsqueda encuentra sin tildes y cada tema tiene su enlace.",
        action: "Escribe en «Buscar en el manual» o elige un capítulo del contenido.",
      },
    ],
  },
  {
    key: "/recuperar",
    title: "Correo y contraseña",
    steps: [
      {
        title: "Termina lo que empezaste desde el correo",
        content:
          "Estas páginas recuperan la contraseña, guardan una nueva o confirman tu dirección de correo con el enlace que te enviamos.",
        action: "Si el enlace ya no sirve, pide otro desde la misma página.",
      },
    ],
  },
];
