import { AGENCY_CHANGED } from "../../content/agency/agency-data.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { keepPictures, type PublicPicture } from "../../../core/storage/public-picture.ts";
import { Package } from "../../catalog/package.entity.ts";
import { forgetAgency } from "../../content/agency/agency-source.ts";
import { AgencySettings } from "../../content/agency/agency-settings.entity.ts";
import { CarouselSlide } from "../../content/carousel/carousel-slide.entity.ts";
import { Popup } from "../../content/popup/popup.entity.ts";
import { Video } from "../../content/video/video.entity.ts";
import { QuoteCalculation } from "../../quotes/calculation/calculation.entity.ts";
import { Quote } from "../../quotes/quote/quote.entity.ts";
import { optionActs } from "../../quotes/quote/option/quote-option.acts.rules.ts";
import type { PictureOf } from "./foreign-picture.rules.ts";

/** A fetched picture, and the URL by which a record refers to it. */
interface Fetched {
  readonly recordId: string;
  readonly address: string;
  readonly picture: PublicPicture;
}

type Show = (work: Work, fetched: Fetched) => Promise<void>;

/**
 * Functions that replace a picture on another host by its stored copy, by kind of record. Each writes an
 * audit entry but creates no new version, so that people who are editing the record are not disturbed. A
 * record that no longer refers to the picture is unchanged; so is a quote that was sent in the meantime.
 */
export const showInstead: Readonly<Record<PictureOf, Show>> = {
  async package(work, { recordId, address, picture }) {
    const pack = await work.lockById(Package, Number(recordId));
    const ofDay = pack?.itinerario.some(({ imagen }) => imagen === address) ?? false;
    if (!pack || !(ofDay || pack.images.includes(address))) return;
    const fields = [...(pack.images.includes(address) ? ["images"] : []), ...(ofDay ? ["itinerario"] : [])];
    const images = pack.images.map((one) => (one === address ? picture.address : one));
    pack.images = [...new Set(images)];
    pack.itinerario = pack.itinerario.map((day) =>
      day.imagen === address ? { ...day, imagen: picture.address } : day,
    );
    await keepPictures(work, [picture], { type: "package", id: pack.id });
    const { title, price } = pack;
    work.audit("package.updated", pack.id, {
      title,
      fields,
      priceBefore: price,
      priceAfter: price,
    });
  },
  async slide(work, { recordId, address, picture }) {
    const slide = await work.lockById(CarouselSlide, recordId);
    if (slide?.image !== address) return;
    slide.image = picture.address;
    await keepPictures(work, [picture], { type: "carousel", id: slide.id });
    work.audit("carousel.updated", slide.id, { title: slide.title, fields: ["imageUrl"] });
  },
  async popup(work, { recordId, address, picture }) {
    const popup = await work.lockById(Popup, recordId);
    if (popup?.image !== address) return;
    popup.image = picture.address;
    await keepPictures(work, [picture], { type: "popup", id: popup.id });
    work.audit("popup.updated", popup.id, { title: popup.title, fields: ["image"] });
  },
  async video(work, { recordId, address, picture }) {
    const video = await work.lockById(Video, recordId);
    if (video?.image !== address) return;
    video.image = picture.address;
    await keepPictures(work, [picture], { type: "video", id: video.id });
    work.audit("video.updated", video.id, { kind: video.kind, url: video.url, fields: ["image"] });
  },
  async agency(work, { address, picture }) {
    const settings = await work.lockById(AgencySettings, 1);
    if (settings?.logo !== address) return;
    settings.logo = picture.address;
    await keepPictures(work, [picture], { type: "agency", id: 1 });
    work.audit("agency.updated", "agency", { before: { logo: address }, after: { logo: picture.address } });
    await work.announce(AGENCY_CHANGED, {});
    work.then(forgetAgency, {});
  },
  async itinerary(work, { recordId, address, picture }) {
    const found = await work.em.findOne(QuoteCalculation, { id: recordId }, { fields: ["quote"] });
    const quote = found && (await work.lockById(Quote, found.quote.id));
    if (!quote || !(optionActs.editItinerary.from as readonly string[]).includes(quote.status)) return;
    const calculation = await work.lockById(QuoteCalculation, recordId);
    const days = calculation?.itinerario;
    if (!calculation || !days?.some(({ imagen }) => imagen === address)) return;
    calculation.itinerario = days.map((day) =>
      day.imagen === address ? { ...day, imagen: picture.address } : day,
    );
    await keepPictures(work, [picture], { type: "itinerary", id: calculation.id });
    work.audit("quote.itinerary-written", quote.id, { days: days.length, own: calculation.itinerarioPropio });
    await work.emit("quote.updated", { quoteId: quote.id });
  },
};
