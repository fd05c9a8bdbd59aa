import { del, get, gql, post, put } from "../../gateway/route.ts";

export const contentFragments = [
  gql`fragment PopupWire on Popup { id title content boton image: imageUrl link isActive startsOn endsOn
    createdAt created_at: createdAt updatedAt updated_at: updatedAt version }`,
  gql`fragment SlideWire on CarouselSlide { id src title description destino position createdAt
    created_at: createdAt updatedAt updated_at: updatedAt version }`,
  gql`fragment VideoWire on Video { id url title position createdAt updatedAt version }`,
];

const NEW_VIDEO = { success: true, message: "Video guardado exitosamente" };
const VIDEO_GONE = { success: true, message: "Video eliminado con éxito" };

/** REST routes of popups, carousel and videos. */
export const contentRoutes = [
  get(
    "/popup",
    gql`query { body: currentPopup {
      ... on ShownPopup {
        id title content boton image link isActive startsOn endsOn
        createdAt created_at: createdAt updatedAt updated_at: updatedAt version popups { ...PopupWire } }
      ... on NoPopup { isActive popups { id } } } }`,
    { spelling: "camel" },
  ),
  get("/popup/all", gql`query { body: popups { ...PopupWire } }`, { spelling: "camel", errorKey: "error" }),
  post(
    "/popup",
    gql`mutation ($input: CreatePopupInput!, $file: Upload) { body: createPopup(input: $input, file: $file) {
        ...PopupWire } }`,
    { spelling: "camel", status: 201, upload: { image: "file" } },
  ),
  put(
    "/popup/:id",
    gql`mutation ($id: ID!, $input: UpdatePopupInput!, $file: Upload) {
      body: updatePopup(id: $id, input: $input, file: $file) { ...PopupWire } }`,
    { spelling: "camel", upload: { image: "file" } },
  ),

  get("/carousel", gql`query { body: carouselSlides { ...SlideWire } }`, { spelling: "camel" }),
  post(
    "/carousel",
    gql`mutation ($input: SlideInput!, $file: Upload) { body: addCarouselSlide(input: $input, file: $file) {
        ...SlideWire } }`,
    { spelling: "camel", status: 201, upload: { image: "file" } },
  ),
  del("/carousel/:id", gql`mutation ($id: ID!) { deleted: removeCarouselSlide(id: $id) }`, {
    answer: { success: true, message: "Imagen eliminada con éxito" },
  }),

  get("/insta/videosI", gql`query { data: instagramVideos { ...VideoWire } }`, { answer: { success: true } }),
  post("/insta/videosI", gql`mutation ($input: VideoInput!) { data: addVideo(kind: instagram, input: $input) {
      ...VideoWire } }`, {
    answer: NEW_VIDEO,
    status: 201,
  }),
  del("/insta/videosI/:id", gql`mutation ($id: String!) {
    deleted: removeVideo(kind: instagram, id: $id) }`, { answer: VIDEO_GONE }),
  get("/asesores/capacitacion", gql`query {
    data: trainingVideos { ...VideoWire } }`, { answer: { success: true } }),
  post("/asesores/capacitacion", gql`mutation ($input: VideoInput!) {
    data: addVideo(kind: training, input: $input) { ...VideoWire } }`, {
    answer: NEW_VIDEO,
    status: 201,
  }),
  del("/asesores/capacitacion/:id", gql`mutation ($id: String!) {
    deleted: removeVideo(kind: training, id: $id) }`, {
    answer: VIDEO_GONE,
  }),
];
