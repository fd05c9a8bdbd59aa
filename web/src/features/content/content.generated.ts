/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../graphql/options.ts";
export type ShownPopupFragment = { id: string, title: string, content: string, boton: string, image: string | null, link: string | null };

export type KeptPopupFragment = { isActive: boolean, startsOn: string | null, endsOn: string | null, createdAt: string, version: number, id: string, title: string, content: string, boton: string, image: string | null, link: string | null, acts: Array<{ name: string, reason: string | null }> };

export type SlideFragment = { id: string, image: string, title: string, description: string, destino: string, version: number };

export type VideoCardFragment = { id: string, kind: Types.VideoKind, url: string, title: string, image: string | null, version: number };

export type KeptVideoFragment = { id: string, kind: Types.VideoKind, url: string, title: string, image: string | null, version: number, acts: Array<{ name: string, reason: string | null }> };

export type WrittenTextFragment = { key: Types.PageTextKey, published: string, publishedAt: string | null, draft: string | null, draftedAt: string | null, version: number };

export type ActivePopupQueryVariables = Exact<{ [key: string]: never; }>;


export type ActivePopupQuery = { activePopups: Array<{ id: string, title: string, content: string, boton: string, image: string | null, link: string | null }> };

export type PageTextQueryVariables = Exact<{
  key: Types.PageTextKey;
}>;


export type PageTextQuery = { pageText: { key: Types.PageTextKey, html: string, publishedAt: string | null } | null };

export type PageTextsQueryVariables = Exact<{
  keys: Array<Types.PageTextKey> | Types.PageTextKey;
}>;


export type PageTextsQuery = { pageTexts: Array<{ key: Types.PageTextKey, html: string, publishedAt: string | null }> };

export type CarouselSlidesQueryVariables = Exact<{ [key: string]: never; }>;


export type CarouselSlidesQuery = { carouselSlides: Array<{ id: string, image: string, title: string, description: string, destino: string, version: number }> };

export type InstagramVideosQueryVariables = Exact<{ [key: string]: never; }>;


export type InstagramVideosQuery = { instagramVideos: Array<{ id: string, kind: Types.VideoKind, url: string, title: string, image: string | null, version: number, acts: Array<{ name: string, reason: string | null }> }> };

export type TrainingVideosQueryVariables = Exact<{ [key: string]: never; }>;


export type TrainingVideosQuery = { trainingVideos: Array<{ id: string, kind: Types.VideoKind, url: string, title: string, image: string | null, version: number, acts: Array<{ name: string, reason: string | null }> }> };

export type PopupPanelQueryVariables = Exact<{ [key: string]: never; }>;


export type PopupPanelQuery = { popups: Array<{ isActive: boolean, startsOn: string | null, endsOn: string | null, createdAt: string, version: number, id: string, title: string, content: string, boton: string, image: string | null, link: string | null, acts: Array<{ name: string, reason: string | null }> }> };

export type PopupCreateMutationVariables = Exact<{
  input: Types.CreatePopupInput;
  file?: File | null | undefined;
}>;


export type PopupCreateMutation = { createPopup: { isActive: boolean, startsOn: string | null, endsOn: string | null, createdAt: string, version: number, id: string, title: string, content: string, boton: string, image: string | null, link: string | null, acts: Array<{ name: string, reason: string | null }> } };

export type PopupUpdateMutationVariables = Exact<{
  id: string;
  input: Types.UpdatePopupInput;
  file?: File | null | undefined;
}>;


export type PopupUpdateMutation = { updatePopup: { isActive: boolean, startsOn: string | null, endsOn: string | null, createdAt: string, version: number, id: string, title: string, content: string, boton: string, image: string | null, link: string | null, acts: Array<{ name: string, reason: string | null }> } };

export type PopupDeleteMutationVariables = Exact<{
  id: string;
}>;


export type PopupDeleteMutation = { deletePopup: boolean };

export type SlideAddMutationVariables = Exact<{
  input: Types.SlideInput;
  file?: File | null | undefined;
}>;


export type SlideAddMutation = { addCarouselSlide: { id: string, image: string, title: string, description: string, destino: string, version: number } };

export type SlideUpdateMutationVariables = Exact<{
  id: string;
  input: Types.UpdateSlideInput;
  file?: File | null | undefined;
}>;


export type SlideUpdateMutation = { updateCarouselSlide: { id: string, image: string, title: string, description: string, destino: string, version: number } };

export type CarouselOrderMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type CarouselOrderMutation = { orderCarousel: Array<{ id: string, image: string, title: string, description: string, destino: string, version: number }> };

export type SlideRemoveMutationVariables = Exact<{
  id: string;
}>;


export type SlideRemoveMutation = { removeCarouselSlide: boolean };

export type VideoAddMutationVariables = Exact<{
  kind: Types.VideoKind;
  input: Types.VideoInput;
}>;


export type VideoAddMutation = { addVideo: { id: string, kind: Types.VideoKind, url: string, title: string, image: string | null, version: number, acts: Array<{ name: string, reason: string | null }> } };

export type VideoUpdateMutationVariables = Exact<{
  id: string;
  input: Types.UpdateVideoInput;
  file?: File | null | undefined;
}>;


export type VideoUpdateMutation = { updateVideo: { id: string, kind: Types.VideoKind, url: string, title: string, image: string | null, version: number, acts: Array<{ name: string, reason: string | null }> } };

export type VideoOrderMutationVariables = Exact<{
  kind: Types.VideoKind;
  ids: Array<string> | string;
}>;


export type VideoOrderMutation = { orderVideos: Array<{ id: string, kind: Types.VideoKind, url: string, title: string, image: string | null, version: number, acts: Array<{ name: string, reason: string | null }> }> };

export type VideoRemoveMutationVariables = Exact<{
  kind: Types.VideoKind;
  id: string;
}>;


export type VideoRemoveMutation = { removeVideo: boolean };

export type PageTextPanelQueryVariables = Exact<{
  keys: Array<Types.PageTextKey> | Types.PageTextKey;
}>;


export type PageTextPanelQuery = { pageTexts: Array<{ key: Types.PageTextKey, published: string, publishedAt: string | null, draft: string | null, draftedAt: string | null, version: number }> };

export type PageTextEditQueryVariables = Exact<{
  key: Types.PageTextKey;
}>;


export type PageTextEditQuery = { pageText: { key: Types.PageTextKey, published: string, publishedAt: string | null, draft: string | null, draftedAt: string | null, version: number } | null };

export type PageTextPreviewQueryVariables = Exact<{
  text: string;
}>;


export type PageTextPreviewQuery = { pageTextPreview: string };

export type PageTextDraftMutationVariables = Exact<{
  key: Types.PageTextKey;
  input: Types.PageTextInput;
}>;


export type PageTextDraftMutation = { draftPageText: { key: Types.PageTextKey, published: string, publishedAt: string | null, draft: string | null, draftedAt: string | null, version: number } };

export type PageTextPublishMutationVariables = Exact<{
  key: Types.PageTextKey;
  input: Types.PageTextInput;
}>;


export type PageTextPublishMutation = { publishPageText: { key: Types.PageTextKey, published: string, publishedAt: string | null, draft: string | null, draftedAt: string | null, version: number } };

export type PageDraftDiscardMutationVariables = Exact<{
  key: Types.PageTextKey;
  version?: number | null | undefined;
}>;


export type PageDraftDiscardMutation = { discardPageDraft: { key: Types.PageTextKey, published: string, publishedAt: string | null, draft: string | null, draftedAt: string | null, version: number } };

export type AgencyWholeFragment = { name: string, legalName: string, nit: string, rntNumber: string, rntValidUntil: string | null, rntRequired: boolean, restPaymentsWithoutAcceptance: boolean, rntWarning: string | null, address: string, phone: string, whatsapp: string, email: string, supportEmail: string | null, supportPhone: string | null, instagram: string | null, facebook: string | null, tiktok: string | null, youtube: string | null, breBLimit: number, horarioSemana: string | null, horarioSabado: string | null, horarioDomingo: string | null, raffleRightPercent: number, raffleAdministrationPercent: number, logo: string | null, brandColour: string | null, version: number };

export type AgencySignerFragment = { signerName: string | null, signerTitle: string | null, signerDrawing: string | null, version: number };

export type AgencySettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AgencySettingsQuery = { agencySettings: { name: string, legalName: string, nit: string, rntNumber: string, rntValidUntil: string | null, rntRequired: boolean, restPaymentsWithoutAcceptance: boolean, rntWarning: string | null, address: string, phone: string, whatsapp: string, email: string, supportEmail: string | null, supportPhone: string | null, instagram: string | null, facebook: string | null, tiktok: string | null, youtube: string | null, breBLimit: number, horarioSemana: string | null, horarioSabado: string | null, horarioDomingo: string | null, raffleRightPercent: number, raffleAdministrationPercent: number, logo: string | null, brandColour: string | null, version: number, signerName: string | null, signerTitle: string | null, signerDrawing: string | null } | null };

export type AgencyWarningQueryVariables = Exact<{ [key: string]: never; }>;


export type AgencyWarningQuery = { agencySettings: { rntWarning: string | null } | null };

export type AgencySignerUpdateMutationVariables = Exact<{
  input: Types.AgencySignerInput;
  file?: File | null | undefined;
}>;


export type AgencySignerUpdateMutation = { updateAgencySigner: { signerName: string | null, signerTitle: string | null, signerDrawing: string | null, version: number } };

export type AgencySettingsUpdateMutationVariables = Exact<{
  input: Types.AgencySettingsInput;
  file?: File | null | undefined;
}>;


export type AgencySettingsUpdateMutation = { updateAgencySettings: { name: string, legalName: string, nit: string, rntNumber: string, rntValidUntil: string | null, rntRequired: boolean, restPaymentsWithoutAcceptance: boolean, rntWarning: string | null, address: string, phone: string, whatsapp: string, email: string, supportEmail: string | null, supportPhone: string | null, instagram: string | null, facebook: string | null, tiktok: string | null, youtube: string | null, breBLimit: number, horarioSemana: string | null, horarioSabado: string | null, horarioDomingo: string | null, raffleRightPercent: number, raffleAdministrationPercent: number, logo: string | null, brandColour: string | null, version: number } };

export type KeptAccountFragment = { id: string, kind: Types.AgencyAccountKind, bank: string, keyKind: Types.BreBKeyKind | null, number: string, holder: string, holderDocumentType: Types.TipoDocumento, holderDocument: string, qr: string | null, active: boolean, removable: boolean, version: number };

export type AgencyAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type AgencyAccountsQuery = { agencyAccounts: Array<{ id: string, kind: Types.AgencyAccountKind, bank: string, keyKind: Types.BreBKeyKind | null, number: string, holder: string, holderDocumentType: Types.TipoDocumento, holderDocument: string, qr: string | null, active: boolean, removable: boolean, version: number }> };

export type AgencyAccountAddMutationVariables = Exact<{
  input: Types.AgencyAccountInput;
}>;


export type AgencyAccountAddMutation = { addAgencyAccount: { id: string, kind: Types.AgencyAccountKind, bank: string, keyKind: Types.BreBKeyKind | null, number: string, holder: string, holderDocumentType: Types.TipoDocumento, holderDocument: string, qr: string | null, active: boolean, removable: boolean, version: number } };

export type AgencyAccountUpdateMutationVariables = Exact<{
  id: string;
  input: Types.UpdateAgencyAccountInput;
}>;


export type AgencyAccountUpdateMutation = { updateAgencyAccount: { id: string, kind: Types.AgencyAccountKind, bank: string, keyKind: Types.BreBKeyKind | null, number: string, holder: string, holderDocumentType: Types.TipoDocumento, holderDocument: string, qr: string | null, active: boolean, removable: boolean, version: number } };

export type AgencyAccountSwitchMutationVariables = Exact<{
  id: string;
  active: boolean;
  version?: number | null | undefined;
}>;


export type AgencyAccountSwitchMutation = { switchAgencyAccount: { id: string, kind: Types.AgencyAccountKind, bank: string, keyKind: Types.BreBKeyKind | null, number: string, holder: string, holderDocumentType: Types.TipoDocumento, holderDocument: string, qr: string | null, active: boolean, removable: boolean, version: number } };

export type AgencyAccountOrderMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type AgencyAccountOrderMutation = { orderAgencyAccounts: Array<{ id: string, kind: Types.AgencyAccountKind, bank: string, keyKind: Types.BreBKeyKind | null, number: string, holder: string, holderDocumentType: Types.TipoDocumento, holderDocument: string, qr: string | null, active: boolean, removable: boolean, version: number }> };

export type AgencyAccountRemoveMutationVariables = Exact<{
  id: string;
}>;


export type AgencyAccountRemoveMutation = { removeAgencyAccount: boolean };

const ShownPopupDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownPopup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Popup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"boton"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}};
const KeptPopupDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptPopup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Popup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownPopup"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"acts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}};
const SlideDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Slide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CarouselSlide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"destino"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}};
const VideoCardDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"VideoCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Video"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}};
const KeptVideoDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptVideo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Video"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VideoCard"}},{"kind":"Field","name":{"kind":"Name","value":"acts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}};
const WrittenTextDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"WrittenText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}},{"kind":"Field","name":{"kind":"Name","value":"draftedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}};
const AgencyWholeDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgencyWhole"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgencySettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"nit"}},{"kind":"Field","name":{"kind":"Name","value":"rntNumber"}},{"kind":"Field","name":{"kind":"Name","value":"rntValidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"rntRequired"}},{"kind":"Field","name":{"kind":"Name","value":"restPaymentsWithoutAcceptance"}},{"kind":"Field","name":{"kind":"Name","value":"rntWarning"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"supportEmail"}},{"kind":"Field","name":{"kind":"Name","value":"supportPhone"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"tiktok"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"breBLimit"}},{"kind":"Field","name":{"kind":"Name","value":"horarioSemana"}},{"kind":"Field","name":{"kind":"Name","value":"horarioSabado"}},{"kind":"Field","name":{"kind":"Name","value":"horarioDomingo"}},{"kind":"Field","name":{"kind":"Name","value":"raffleRightPercent"}},{"kind":"Field","name":{"kind":"Name","value":"raffleAdministrationPercent"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"brandColour"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}};
const AgencySignerDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgencySigner"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgencySettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signerName"}},{"kind":"Field","name":{"kind":"Name","value":"signerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"signerDrawing"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}};
const KeptAccountDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgencyAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"keyKind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"holderDocumentType"}},{"kind":"Field","name":{"kind":"Name","value":"holderDocument"}},{"kind":"Field","name":{"kind":"Name","value":"qr"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"removable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}};
export const ActivePopupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivePopup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activePopups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownPopup"}}]}}]}},ShownPopupDefinition]} as unknown as DocumentNode<ActivePopupQuery, ActivePopupQueryVariables>;
export const PageTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageTextKey"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]} as unknown as DocumentNode<PageTextQuery, PageTextQueryVariables>;
export const PageTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageTexts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageTextKey"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageTexts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]} as unknown as DocumentNode<PageTextsQuery, PageTextsQueryVariables>;
export const CarouselSlidesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CarouselSlides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carouselSlides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Slide"}}]}}]}},SlideDefinition]} as unknown as DocumentNode<CarouselSlidesQuery, CarouselSlidesQueryVariables>;
export const InstagramVideosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstagramVideos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instagramVideos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptVideo"}}]}}]}},KeptVideoDefinition,VideoCardDefinition]} as unknown as DocumentNode<InstagramVideosQuery, InstagramVideosQueryVariables>;
export const TrainingVideosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrainingVideos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trainingVideos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptVideo"}}]}}]}},KeptVideoDefinition,VideoCardDefinition]} as unknown as DocumentNode<TrainingVideosQuery, TrainingVideosQueryVariables>;
export const PopupPanelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PopupPanel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"popups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptPopup"}}]}}]}},KeptPopupDefinition,ShownPopupDefinition]} as unknown as DocumentNode<PopupPanelQuery, PopupPanelQueryVariables>;
export const PopupCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PopupCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePopupInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPopup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptPopup"}}]}}]}},KeptPopupDefinition,ShownPopupDefinition]} as unknown as DocumentNode<PopupCreateMutation, PopupCreateMutationVariables>;
export const PopupUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PopupUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePopupInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePopup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptPopup"}}]}}]}},KeptPopupDefinition,ShownPopupDefinition]} as unknown as DocumentNode<PopupUpdateMutation, PopupUpdateMutationVariables>;
export const PopupDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PopupDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePopup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<PopupDeleteMutation, PopupDeleteMutationVariables>;
export const SlideAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SlideAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SlideInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCarouselSlide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Slide"}}]}}]}},SlideDefinition]} as unknown as DocumentNode<SlideAddMutation, SlideAddMutationVariables>;
export const SlideUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SlideUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSlideInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCarouselSlide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Slide"}}]}}]}},SlideDefinition]} as unknown as DocumentNode<SlideUpdateMutation, SlideUpdateMutationVariables>;
export const CarouselOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CarouselOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderCarousel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Slide"}}]}}]}},SlideDefinition]} as unknown as DocumentNode<CarouselOrderMutation, CarouselOrderMutationVariables>;
export const SlideRemoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SlideRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCarouselSlide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<SlideRemoveMutation, SlideRemoveMutationVariables>;
export const VideoAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VideoAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VideoKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VideoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptVideo"}}]}}]}},KeptVideoDefinition,VideoCardDefinition]} as unknown as DocumentNode<VideoAddMutation, VideoAddMutationVariables>;
export const VideoUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VideoUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateVideoInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptVideo"}}]}}]}},KeptVideoDefinition,VideoCardDefinition]} as unknown as DocumentNode<VideoUpdateMutation, VideoUpdateMutationVariables>;
export const VideoOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VideoOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VideoKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderVideos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptVideo"}}]}}]}},KeptVideoDefinition,VideoCardDefinition]} as unknown as DocumentNode<VideoOrderMutation, VideoOrderMutationVariables>;
export const VideoRemoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VideoRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VideoKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<VideoRemoveMutation, VideoRemoveMutationVariables>;
export const PageTextPanelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageTextPanel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageTextKey"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageTexts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WrittenText"}}]}}]}},WrittenTextDefinition]} as unknown as DocumentNode<PageTextPanelQuery, PageTextPanelQueryVariables>;
export const PageTextEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageTextEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageTextKey"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WrittenText"}}]}}]}},WrittenTextDefinition]} as unknown as DocumentNode<PageTextEditQuery, PageTextEditQueryVariables>;
export const PageTextPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageTextPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageTextPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}]}}]} as unknown as DocumentNode<PageTextPreviewQuery, PageTextPreviewQueryVariables>;
export const PageTextDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PageTextDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageTextKey"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageTextInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draftPageText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WrittenText"}}]}}]}},WrittenTextDefinition]} as unknown as DocumentNode<PageTextDraftMutation, PageTextDraftMutationVariables>;
export const PageTextPublishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PageTextPublish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageTextKey"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageTextInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishPageText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WrittenText"}}]}}]}},WrittenTextDefinition]} as unknown as DocumentNode<PageTextPublishMutation, PageTextPublishMutationVariables>;
export const PageDraftDiscardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PageDraftDiscard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageTextKey"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardPageDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WrittenText"}}]}}]}},WrittenTextDefinition]} as unknown as DocumentNode<PageDraftDiscardMutation, PageDraftDiscardMutationVariables>;
export const AgencySettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgencySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgencyWhole"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgencySigner"}}]}}]}},AgencyWholeDefinition,AgencySignerDefinition]} as unknown as DocumentNode<AgencySettingsQuery, AgencySettingsQueryVariables>;
export const AgencyWarningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgencyWarning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rntWarning"}}]}}]}}]} as unknown as DocumentNode<AgencyWarningQuery, AgencyWarningQueryVariables>;
export const AgencySignerUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AgencySignerUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AgencySignerInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAgencySigner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgencySigner"}}]}}]}},AgencySignerDefinition]} as unknown as DocumentNode<AgencySignerUpdateMutation, AgencySignerUpdateMutationVariables>;
export const AgencySettingsUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AgencySettingsUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AgencySettingsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAgencySettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgencyWhole"}}]}}]}},AgencyWholeDefinition]} as unknown as DocumentNode<AgencySettingsUpdateMutation, AgencySettingsUpdateMutationVariables>;
export const AgencyAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgencyAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencyAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptAccount"}}]}}]}},KeptAccountDefinition]} as unknown as DocumentNode<AgencyAccountsQuery, AgencyAccountsQueryVariables>;
export const AgencyAccountAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AgencyAccountAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AgencyAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addAgencyAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptAccount"}}]}}]}},KeptAccountDefinition]} as unknown as DocumentNode<AgencyAccountAddMutation, AgencyAccountAddMutationVariables>;
export const AgencyAccountUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AgencyAccountUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAgencyAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAgencyAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptAccount"}}]}}]}},KeptAccountDefinition]} as unknown as DocumentNode<AgencyAccountUpdateMutation, AgencyAccountUpdateMutationVariables>;
export const AgencyAccountSwitchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AgencyAccountSwitch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"active"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switchAgencyAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"active"},"value":{"kind":"Variable","name":{"kind":"Name","value":"active"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptAccount"}}]}}]}},KeptAccountDefinition]} as unknown as DocumentNode<AgencyAccountSwitchMutation, AgencyAccountSwitchMutationVariables>;
export const AgencyAccountOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AgencyAccountOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderAgencyAccounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptAccount"}}]}}]}},KeptAccountDefinition]} as unknown as DocumentNode<AgencyAccountOrderMutation, AgencyAccountOrderMutationVariables>;
export const AgencyAccountRemoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AgencyAccountRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAgencyAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<AgencyAccountRemoveMutation, AgencyAccountRemoveMutationVariables>;
export const useActivePopupQuery = (...[options]: Options<Apollo.useQuery.Options<ActivePopupQuery, ActivePopupQueryVariables>, ActivePopupQueryVariables>) =>
  Apollo.useQuery<ActivePopupQuery, ActivePopupQueryVariables>(ActivePopupDocument, options as Apollo.useQuery.Options<ActivePopupQuery, ActivePopupQueryVariables>);

export const usePageTextQuery = (...[options]: Options<Apollo.useQuery.Options<PageTextQuery, PageTextQueryVariables>, PageTextQueryVariables>) =>
  Apollo.useQuery<PageTextQuery, PageTextQueryVariables>(PageTextDocument, options as Apollo.useQuery.Options<PageTextQuery, PageTextQueryVariables>);

export const usePageTextsQuery = (...[options]: Options<Apollo.useQuery.Options<PageTextsQuery, PageTextsQueryVariables>, PageTextsQueryVariables>) =>
  Apollo.useQuery<PageTextsQuery, PageTextsQueryVariables>(PageTextsDocument, options as Apollo.useQuery.Options<PageTextsQuery, PageTextsQueryVariables>);

export const useCarouselSlidesQuery = (...[options]: Options<Apollo.useQuery.Options<CarouselSlidesQuery, CarouselSlidesQueryVariables>, CarouselSlidesQueryVariables>) =>
  Apollo.useQuery<CarouselSlidesQuery, CarouselSlidesQueryVariables>(CarouselSlidesDocument, options as Apollo.useQuery.Options<CarouselSlidesQuery, CarouselSlidesQueryVariables>);

export const useInstagramVideosQuery = (...[options]: Options<Apollo.useQuery.Options<InstagramVideosQuery, InstagramVideosQueryVariables>, InstagramVideosQueryVariables>) =>
  Apollo.useQuery<InstagramVideosQuery, InstagramVideosQueryVariables>(InstagramVideosDocument, options as Apollo.useQuery.Options<InstagramVideosQuery, InstagramVideosQueryVariables>);

export const useTrainingVideosQuery = (...[options]: Options<Apollo.useQuery.Options<TrainingVideosQuery, TrainingVideosQueryVariables>, TrainingVideosQueryVariables>) =>
  Apollo.useQuery<TrainingVideosQuery, TrainingVideosQueryVariables>(TrainingVideosDocument, options as Apollo.useQuery.Options<TrainingVideosQuery, TrainingVideosQueryVariables>);

export const usePopupPanelQuery = (...[options]: Options<Apollo.useQuery.Options<PopupPanelQuery, PopupPanelQueryVariables>, PopupPanelQueryVariables>) =>
  Apollo.useQuery<PopupPanelQuery, PopupPanelQueryVariables>(PopupPanelDocument, options as Apollo.useQuery.Options<PopupPanelQuery, PopupPanelQueryVariables>);

export const usePopupCreateMutation = (options?: Apollo.useMutation.Options<PopupCreateMutation, PopupCreateMutationVariables>) =>
  Apollo.useMutation<PopupCreateMutation, PopupCreateMutationVariables>(PopupCreateDocument, options);

export const usePopupUpdateMutation = (options?: Apollo.useMutation.Options<PopupUpdateMutation, PopupUpdateMutationVariables>) =>
  Apollo.useMutation<PopupUpdateMutation, PopupUpdateMutationVariables>(PopupUpdateDocument, options);

export const usePopupDeleteMutation = (options?: Apollo.useMutation.Options<PopupDeleteMutation, PopupDeleteMutationVariables>) =>
  Apollo.useMutation<PopupDeleteMutation, PopupDeleteMutationVariables>(PopupDeleteDocument, options);

export const useSlideAddMutation = (options?: Apollo.useMutation.Options<SlideAddMutation, SlideAddMutationVariables>) =>
  Apollo.useMutation<SlideAddMutation, SlideAddMutationVariables>(SlideAddDocument, options);

export const useSlideUpdateMutation = (options?: Apollo.useMutation.Options<SlideUpdateMutation, SlideUpdateMutationVariables>) =>
  Apollo.useMutation<SlideUpdateMutation, SlideUpdateMutationVariables>(SlideUpdateDocument, options);

export const useCarouselOrderMutation = (options?: Apollo.useMutation.Options<CarouselOrderMutation, CarouselOrderMutationVariables>) =>
  Apollo.useMutation<CarouselOrderMutation, CarouselOrderMutationVariables>(CarouselOrderDocument, options);

export const useSlideRemoveMutation = (options?: Apollo.useMutation.Options<SlideRemoveMutation, SlideRemoveMutationVariables>) =>
  Apollo.useMutation<SlideRemoveMutation, SlideRemoveMutationVariables>(SlideRemoveDocument, options);

export const useVideoAddMutation = (options?: Apollo.useMutation.Options<VideoAddMutation, VideoAddMutationVariables>) =>
  Apollo.useMutation<VideoAddMutation, VideoAddMutationVariables>(VideoAddDocument, options);

export const useVideoUpdateMutation = (options?: Apollo.useMutation.Options<VideoUpdateMutation, VideoUpdateMutationVariables>) =>
  Apollo.useMutation<VideoUpdateMutation, VideoUpdateMutationVariables>(VideoUpdateDocument, options);

export const useVideoOrderMutation = (options?: Apollo.useMutation.Options<VideoOrderMutation, VideoOrderMutationVariables>) =>
  Apollo.useMutation<VideoOrderMutation, VideoOrderMutationVariables>(VideoOrderDocument, options);

export const useVideoRemoveMutation = (options?: Apollo.useMutation.Options<VideoRemoveMutation, VideoRemoveMutationVariables>) =>
  Apollo.useMutation<VideoRemoveMutation, VideoRemoveMutationVariables>(VideoRemoveDocument, options);

export const usePageTextPanelQuery = (...[options]: Options<Apollo.useQuery.Options<PageTextPanelQuery, PageTextPanelQueryVariables>, PageTextPanelQueryVariables>) =>
  Apollo.useQuery<PageTextPanelQuery, PageTextPanelQueryVariables>(PageTextPanelDocument, options as Apollo.useQuery.Options<PageTextPanelQuery, PageTextPanelQueryVariables>);

export const usePageTextEditQuery = (...[options]: Options<Apollo.useQuery.Options<PageTextEditQuery, PageTextEditQueryVariables>, PageTextEditQueryVariables>) =>
  Apollo.useQuery<PageTextEditQuery, PageTextEditQueryVariables>(PageTextEditDocument, options as Apollo.useQuery.Options<PageTextEditQuery, PageTextEditQueryVariables>);

export const usePageTextPreviewQuery = (...[options]: Options<Apollo.useQuery.Options<PageTextPreviewQuery, PageTextPreviewQueryVariables>, PageTextPreviewQueryVariables>) =>
  Apollo.useQuery<PageTextPreviewQuery, PageTextPreviewQueryVariables>(PageTextPreviewDocument, options as Apollo.useQuery.Options<PageTextPreviewQuery, PageTextPreviewQueryVariables>);

export const usePageTextDraftMutation = (options?: Apollo.useMutation.Options<PageTextDraftMutation, PageTextDraftMutationVariables>) =>
  Apollo.useMutation<PageTextDraftMutation, PageTextDraftMutationVariables>(PageTextDraftDocument, options);

export const usePageTextPublishMutation = (options?: Apollo.useMutation.Options<PageTextPublishMutation, PageTextPublishMutationVariables>) =>
  Apollo.useMutation<PageTextPublishMutation, PageTextPublishMutationVariables>(PageTextPublishDocument, options);

export const usePageDraftDiscardMutation = (options?: Apollo.useMutation.Options<PageDraftDiscardMutation, PageDraftDiscardMutationVariables>) =>
  Apollo.useMutation<PageDraftDiscardMutation, PageDraftDiscardMutationVariables>(PageDraftDiscardDocument, options);

export const useAgencySettingsQuery = (...[options]: Options<Apollo.useQuery.Options<AgencySettingsQuery, AgencySettingsQueryVariables>, AgencySettingsQueryVariables>) =>
  Apollo.useQuery<AgencySettingsQuery, AgencySettingsQueryVariables>(AgencySettingsDocument, options as Apollo.useQuery.Options<AgencySettingsQuery, AgencySettingsQueryVariables>);

export const useAgencyWarningQuery = (...[options]: Options<Apollo.useQuery.Options<AgencyWarningQuery, AgencyWarningQueryVariables>, AgencyWarningQueryVariables>) =>
  Apollo.useQuery<AgencyWarningQuery, AgencyWarningQueryVariables>(AgencyWarningDocument, options as Apollo.useQuery.Options<AgencyWarningQuery, AgencyWarningQueryVariables>);

export const useAgencySignerUpdateMutation = (options?: Apollo.useMutation.Options<AgencySignerUpdateMutation, AgencySignerUpdateMutationVariables>) =>
  Apollo.useMutation<AgencySignerUpdateMutation, AgencySignerUpdateMutationVariables>(AgencySignerUpdateDocument, options);

export const useAgencySettingsUpdateMutation = (options?: Apollo.useMutation.Options<AgencySettingsUpdateMutation, AgencySettingsUpdateMutationVariables>) =>
  Apollo.useMutation<AgencySettingsUpdateMutation, AgencySettingsUpdateMutationVariables>(AgencySettingsUpdateDocument, options);

export const useAgencyAccountsQuery = (...[options]: Options<Apollo.useQuery.Options<AgencyAccountsQuery, AgencyAccountsQueryVariables>, AgencyAccountsQueryVariables>) =>
  Apollo.useQuery<AgencyAccountsQuery, AgencyAccountsQueryVariables>(AgencyAccountsDocument, options as Apollo.useQuery.Options<AgencyAccountsQuery, AgencyAccountsQueryVariables>);

export const useAgencyAccountAddMutation = (options?: Apollo.useMutation.Options<AgencyAccountAddMutation, AgencyAccountAddMutationVariables>) =>
  Apollo.useMutation<AgencyAccountAddMutation, AgencyAccountAddMutationVariables>(AgencyAccountAddDocument, options);

export const useAgencyAccountUpdateMutation = (options?: Apollo.useMutation.Options<AgencyAccountUpdateMutation, AgencyAccountUpdateMutationVariables>) =>
  Apollo.useMutation<AgencyAccountUpdateMutation, AgencyAccountUpdateMutationVariables>(AgencyAccountUpdateDocument, options);

export const useAgencyAccountSwitchMutation = (options?: Apollo.useMutation.Options<AgencyAccountSwitchMutation, AgencyAccountSwitchMutationVariables>) =>
  Apollo.useMutation<AgencyAccountSwitchMutation, AgencyAccountSwitchMutationVariables>(AgencyAccountSwitchDocument, options);

export const useAgencyAccountOrderMutation = (options?: Apollo.useMutation.Options<AgencyAccountOrderMutation, AgencyAccountOrderMutationVariables>) =>
  Apollo.useMutation<AgencyAccountOrderMutation, AgencyAccountOrderMutationVariables>(AgencyAccountOrderDocument, options);

export const useAgencyAccountRemoveMutation = (options?: Apollo.useMutation.Options<AgencyAccountRemoveMutation, AgencyAccountRemoveMutationVariables>) =>
  Apollo.useMutation<AgencyAccountRemoveMutation, AgencyAccountRemoveMutationVariables>(AgencyAccountRemoveDocument, options);