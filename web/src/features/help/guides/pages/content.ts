import type { Guide } from "../../help.types.ts";

/** Guides to the pages with which administration keeps the content for visitors and the team. */
export const contentGuides: readonly Guide[] = [
  {
    key: "/panel/pack",
    title: "Paquetes",
    steps: [
      {
        title: "Cuida el catálogo",
        content:
          "Los visitantes ven todos los paquetes que no están archivados. Activo y «oferta del día» a la vez lo muestran como oferta.",
        action: "Abre un paquete para cambiar su texto, precio, fechas, cupos e imágenes.",
        tip: "Un paquete con reservas no se elimina: archívalo.",
      },
    ],
  },
  {
    key: "/panel/newPack",
    title: "Crear un paquete",
    steps: [
      {
        title: "Descríbelo y crea",
        content:
          "Escribe el título, el destino, los días, el precio por persona, las salidas y los cupos. Agrega hasta 10 imágenes.",
        action: "Toca «Crear paquete»: queda en el catálogo.",
      },
    ],
  },
  {
    key: "/panelGestion",
    title: "Gestionar la página",
    steps: [
      {
        title: "Elige qué cambiar",
        content:
          "Desde aquí llegas a los videos de Instagram, el popup, el carrusel, los textos de las páginas y los avisos legales.",
        action:
          "Abre un texto, escríbelo y publícalo. Mientras es borrador, los visitantes siguen viendo el anterior.",
        tip: "Los avisos legales se pueden redactar de otra forma, pero no quitar.",
      },
    ],
  },
  {
    key: "/panelInstagram",
    title: "Videos de Instagram",
    steps: [
      {
        title: "Muestra clientes felices",
        content: "Son los videos de «Clientes felices», en la página de inicio, en el orden de la lista.",
        action: "Toca «Cargar Video», pega el enlace y ordénalos con las flechas.",
      },
    ],
  },
  {
    key: "/panelCarousel",
    title: "Carrusel principal",
    steps: [
      {
        title: "Cambia las imágenes de inicio",
        content:
          "Cada imagen abre los paquetes de su destino. Se ven mejor si son anchas, de 1.600 píxeles o más.",
        action: "Toca «Cargar imagen», elige el destino y ordénalas con las flechas.",
      },
    ],
  },
  {
    key: "/panel/popup",
    title: "Aviso de inicio",
    steps: [
      {
        title: "Anuncia una sola cosa",
        content:
          "El aviso se muestra una vez al día a cada visitante. Solo uno está activo: al activar otro, el anterior se apaga.",
        action: "Toca «Nuevo popup», escribe el texto y sus fechas, y actívalo.",
      },
    ],
  },
  {
    key: "/capacitacion",
    title: "Capacitación",
    steps: [
      {
        title: "Aprende a vender cada destino",
        content: "Son los videos que administración prepara para el equipo, en orden.",
        action: "Elige un video y míralo aquí mismo.",
      },
    ],
  },
  {
    key: "/asesores",
    title: "Videos para asesores",
    steps: [
      {
        title: "Los videos del equipo",
        content:
          "Son los mismos de Capacitación. Quien administra la página los carga, los ordena y los quita aquí.",
        action: "Elige el video que necesitas.",
      },
    ],
  },
  {
    key: "/panel/rifas",
    title: "Rifas",
    steps: [
      {
        title: "Crea y abre",
        content:
          "Una rifa tiene premio, precio del número, fecha y lotería del sorteo, y la autorización que pide el Decreto 1486 de 2024. Solo una está abierta a la vez.",
        action: "Toca «Nueva rifa» y, cuando todo esté listo, «Abrir rifa».",
      },
      {
        title: "Escribe el resultado",
        content: "Al jugar se escribe el número ganador con su fuente. Es definitivo.",
      },
    ],
  },
];
