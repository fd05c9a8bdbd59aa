import type { Module } from "../../core/module.ts";
import { agencySweeps } from "./agency/agency.jobs.ts";
import { AgencyResolver, AgencyMutations, AgencyQueries } from "./agency/agency.resolver.ts";
import { HiddenFeaturesResolver } from "./agency/hidden-features.resolver.ts";
import { AgencySettings } from "./agency/agency-settings.entity.ts";
import { AgencyAccount } from "./agency-account/agency-account.entity.ts";
import {
  AgencyAccountResolver,
  AgencyAccountMutations,
  AgencyAccountQueries,
} from "./agency-account/agency-account.resolver.ts";
import { CarouselResolver, CarouselMutations, CarouselQueries } from "./carousel/carousel.resolver.ts";
import { CarouselSlide } from "./carousel/carousel-slide.entity.ts";
import { contentFragments, contentRoutes } from "./content.rest.ts";
import { seedContent } from "./content.seed.ts";
import { firstDayPage } from "./first-day/first-day-page.ts";
import { FirstDayResolver, FirstDayMutations } from "./first-day/first-day.resolver.ts";
import { OwnerLink } from "./first-day/owner-link.entity.ts";
import { landingPage } from "./landing-page.ts";
import { LegalFigure } from "./legal-figure/legal-figure.entity.ts";
import { LegalFigureResolver, LegalFigureMutations } from "./legal-figure/legal-figure.resolver.ts";
import { MessageText } from "./message/message-text.entity.ts";
import { MessageResolver, MessageMutations } from "./message/message.resolver.ts";
import { PageText } from "./page-text/page-text.entity.ts";
import { PageTextResolver, PageTextMutations, PageTextQueries } from "./page-text/page-text.resolver.ts";
import { AgencyPicture } from "./picture/agency-picture.entity.ts";
import { PackageCreditsResolver } from "./picture/package-credits.resolver.ts";
import { PictureResolver, PictureMutations } from "./picture/picture.resolver.ts";
import { Popup } from "./popup/popup.entity.ts";
import { PopupResolver, PopupMutations, PopupQueries } from "./popup/popup.resolver.ts";
import { Video } from "./video/video.entity.ts";
import { VideoResolver, VideoMutations, VideoQueries } from "./video/video.resolver.ts";
import { contentWords } from "./content.words.ts";

/**
 * Content of the public pages, and the agency's own data.
 *
 * Acts: add-agency-account, add-agency-picture, add-legal-figure, add-slide, add-video, confirm-legal-figure,
 *   create-popup, delete-popup, discard-page-draft, draft-page-text, make-owner-link, open-agency,
 *   order-agency-accounts, order-carousel, order-videos, publish-page-text, remove-agency-account,
 *   remove-agency-picture, remove-slide, remove-video, switch-agency-account, update-agency,
 *   update-agency-account, update-agency-picture, update-agency-signer, update-popup, update-slide,
 *   update-video, warn-of-rnt, word-message.
 * Emits: agency.rnt-due, user.registered.
 */
export const content: Module = {
  name: "content",
  words: contentWords,
  entities: [
    Popup,
    CarouselSlide,
    Video,
    PageText,
    AgencySettings,
    AgencyAccount,
    MessageText,
    AgencyPicture,
    OwnerLink,
    LegalFigure,
  ],
  resolvers: [
    PopupResolver,
    PopupQueries,
    PopupMutations,
    CarouselResolver,
    CarouselQueries,
    CarouselMutations,
    VideoResolver,
    VideoQueries,
    VideoMutations,
    PageTextResolver,
    PageTextQueries,
    PageTextMutations,
    AgencyResolver,
    AgencyQueries,
    AgencyMutations,
    HiddenFeaturesResolver,
    AgencyAccountResolver,
    AgencyAccountQueries,
    AgencyAccountMutations,
    MessageResolver,
    MessageMutations,
    PackageCreditsResolver,
    PictureResolver,
    PictureMutations,
    FirstDayResolver,
    FirstDayMutations,
    LegalFigureResolver,
    LegalFigureMutations,
  ],
  fragments: contentFragments,
  section: {
    title: "Contenido del sitio",
    text: "Carruseles, avisos, textos e imágenes de las páginas públicas.",
  },
  routes: contentRoutes,
  hiddenPages: [firstDayPage],
  publicPages: [landingPage],
  sweeps: agencySweeps,
  seed: seedContent,
};
