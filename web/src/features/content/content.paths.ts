import { addresses } from "@travesia/api/addresses";
import { path } from "../../base/routes/path.ts";

export const contentPaths = {
  firstDay: path(addresses.firstDay),
  about: path("/about"),
  policies: path("/politicas"),
  terms: path("/terminos"),
  popupDisplay: path("/Panel/popup/popup"),
  training: path("/capacitacion"),
  advisors: path("/asesores"),
  panel: path("/panelGestion"),
  instagram: path("/panelInstagram"),
  carousel: path("/panelCarousel"),
  popup: path("/panel/popup"),
  text: path("/panelGestion/textos/:key"),
  settings: path(addresses.settings),
};
