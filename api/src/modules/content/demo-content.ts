/** The slides of the demo: pictures of `web/public/paisajes`. */
export const demoSlides = [
  {
    imageUrl: "/paisajes/cartagena-tarde.svg",
    title: "El Caribe te queda cerca",
    description: "Murallas, brisa y mar de siete colores, con salidas todos los meses.",
    destino: "Nacionales",
  },
  {
    imageUrl: "/paisajes/cano-cristales.svg",
    title: "El río de los cinco colores",
    description: "Caño Cristales y los Llanos, con guías de la región.",
    destino: "Llano",
  },
  {
    imageUrl: "/paisajes/cocora.svg",
    title: "Por carretera, sin afán",
    description: "Pueblos, cafetales y palmas de cera desde Bogotá.",
    destino: "Por Tierra",
  },
  {
    imageUrl: "/paisajes/paris-tarde.svg",
    title: "Europa en español",
    description: "París, Roma y los Alpes con asesoría para cada trámite.",
    destino: "Europa",
  },
] as const;

/** The popup of the demo. */
export const demoPopup = {
  title: "Fin de año en el Caribe",
  content:
    "Separa tu cupo con el 20 % y paga el resto en cuotas hasta quince días antes del viaje. Quedan salidas a Cartagena, Barú y San Andrés.",
  boton: "Ver las salidas",
  image: "/paisajes/san-andres-tarde.svg",
  link: "/allpacks?destino=Nacionales",
  isActive: true,
} as const;

/** Videos on public channels, by their subject. */
export const demoVideos = [
  {
    kind: "instagram",
    input: {
      url: "https://www.youtube.com/watch?v=LXb3EKWsInQ",
      title: "Costa Rica con ojos de viajero",
      image: "/paisajes/providencia.svg",
    },
  },
  {
    kind: "instagram",
    input: {
      url: "https://www.youtube.com/watch?v=1La4QzGeaaQ",
      title: "Perú, del mar a los Andes",
      image: "/paisajes/cusco-tarde.svg",
    },
  },
  {
    kind: "instagram",
    input: {
      url: "https://vimeo.com/22439234",
      title: "Cielos de montaña",
      image: "/paisajes/tatacoa-tarde.svg",
    },
  },
  {
    kind: "training",
    input: {
      url: "https://www.youtube.com/watch?v=LXb3EKWsInQ",
      title: "Cómo contar un destino: naturaleza",
      image: "/paisajes/llanos-tarde.svg",
    },
  },
  {
    kind: "training",
    input: {
      url: "https://www.youtube.com/watch?v=1La4QzGeaaQ",
      title: "Cómo contar un destino: cultura",
      image: "/paisajes/barichara-tarde.svg",
    },
  },
] as const;
