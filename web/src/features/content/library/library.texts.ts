/** Texts of the frame in which the user crops a picture. */
export const cropTexts = {
  title: "Recorte",
  lead: "Mueve la imagen: así se ve en la propuesta.",
  zoom: "Acercar",
  across: "De izquierda a derecha",
  down: "De arriba abajo",
  whole: "Usar la imagen completa",
} as const;

export const libraryTexts = {
  title: "Biblioteca de imágenes",
  lead: "Hoteles y lugares para las propuestas, con su nombre para encontrarlos.",
  hotels:
    "Las de un hotel aparecen en cada propuesta que lo incluya con el mismo nombre, desde que se confirma " +
    "su cálculo. Lo que ya se envió no cambia.",
  ofHotel: "Imágenes del hotel",
  addOfHotel: "Agregar imágenes del hotel",
  none: "La biblioteca aún no tiene imágenes. Agrega la primera.",
  noneFound: "No hay imágenes así en la biblioteca. Cambia lo que buscas o agrega una.",
  added: "Imagen agregada a la biblioteca",
  updated: "Imagen actualizada",
  removed: "Imagen quitada de la biblioteca",
  face: "Si se ve la cara de una persona, pídele permiso antes de subirla.",
  byAddress: "O pega la dirección de la imagen",
  bring: "Traer imagen",
  other: "Elegir otra",
  brought: "Imagen traída: ya puedes recortarla",
  credit: "Aparece junto a la imagen en la propuesta.",
  unknown: "No sale en propuestas hasta que alguien diga su licencia.",
  licence: "Licencia",
  unsaid: "Sin licencia",
  removing: "Deja de ofrecerse para propuestas nuevas. Las que ya se enviaron con ella la siguen mostrando.",
} as const;
