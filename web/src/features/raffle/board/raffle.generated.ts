/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type RaffleCardFragment = { id: string, title: string, prize: string, image: string | null, price: number, drawDate: string, paymentText: string | null, authorizationNumber: string | null, authorizationAuthority: string | null, authorizationDay: string | null, policy: string | null, prizeInKind: boolean, drawLottery: string | null, privateName: string | null, privateDay: string | null, isUnregistered: boolean, status: Types.RaffleStatus, freeCount: number, selectedCount: number, paidCount: number };

export type RaffleResultFragment = { id: string, title: string, prize: string, image: string | null, drawDate: string, winningNumber: string | null, drawSource: string | null, hasWinner: boolean };

export type RaffleLineFragment = { nextStatuses: Array<Types.RaffleStatus>, winningNumber: string | null, drawSource: string | null, drawnAt: string | null, hasWinner: boolean, cancelReason: string | null, collected: number | null, operatingRight: number | null, administration: number | null, version: number, id: string, title: string, prize: string, image: string | null, price: number, drawDate: string, paymentText: string | null, authorizationNumber: string | null, authorizationAuthority: string | null, authorizationDay: string | null, policy: string | null, prizeInKind: boolean, drawLottery: string | null, privateName: string | null, privateDay: string | null, isUnregistered: boolean, status: Types.RaffleStatus, freeCount: number, selectedCount: number, paidCount: number, winner: { id: string, value: string, name: string | null, phone: string | null } | null };

export type TakenNumberFragment = { id: string, value: string, name: string | null, phone: string | null, isPaid: boolean, state: Types.RaffleNumberState, selectedAt: string | null, dueAt: string | null, seller: { id: number | null, name: string, lastname: string } | null };

export type RaffleHomeQueryVariables = Exact<{ [key: string]: never; }>;


export type RaffleHomeQuery = { openRaffle: { id: string, title: string, prize: string, image: string | null, price: number, drawDate: string, paymentText: string | null, authorizationNumber: string | null, authorizationAuthority: string | null, authorizationDay: string | null, policy: string | null, prizeInKind: boolean, drawLottery: string | null, privateName: string | null, privateDay: string | null, isUnregistered: boolean, status: Types.RaffleStatus, freeCount: number, selectedCount: number, paidCount: number } | null, drawnRaffles: Array<{ id: string, title: string, prize: string, image: string | null, drawDate: string, winningNumber: string | null, drawSource: string | null, hasWinner: boolean }> };

export type RaffleOpenQueryVariables = Exact<{ [key: string]: never; }>;


export type RaffleOpenQuery = { openRaffle: { id: string, title: string, prize: string, image: string | null, price: number, drawDate: string, paymentText: string | null, authorizationNumber: string | null, authorizationAuthority: string | null, authorizationDay: string | null, policy: string | null, prizeInKind: boolean, drawLottery: string | null, privateName: string | null, privateDay: string | null, isUnregistered: boolean, status: Types.RaffleStatus, freeCount: number, selectedCount: number, paidCount: number } | null };

export type RaffleBoardQueryVariables = Exact<{
  page: number;
}>;


export type RaffleBoardQuery = { raffleBoard: { items: Array<{ id: string, value: string, state: Types.RaffleNumberState }> } };

export type RaffleTakenQueryVariables = Exact<{
  page: number;
  limit?: number | null | undefined;
  order?: Types.RaffleNumberOrder | null | undefined;
  direction?: Types.OrderDirection | null | undefined;
  filter?: Types.TakenNumberFilter | null | undefined;
}>;


export type RaffleTakenQuery = { takenRaffleNumbers: { total: number, totalPages: number, items: Array<{ id: string, value: string, name: string | null, phone: string | null, isPaid: boolean, state: Types.RaffleNumberState, selectedAt: string | null, dueAt: string | null, seller: { id: number | null, name: string, lastname: string } | null }> } };

export type RaffleReceiptQueryVariables = Exact<{
  id: string;
}>;


export type RaffleReceiptQuery = { raffleReceipt: { filename: string, url: string } };

export type RafflePanelQueryVariables = Exact<{
  page: number;
  limit?: number | null | undefined;
  order?: Types.RaffleOrder | null | undefined;
  direction?: Types.OrderDirection | null | undefined;
}>;


export type RafflePanelQuery = { raffles: { total: number, totalPages: number, items: Array<{ nextStatuses: Array<Types.RaffleStatus>, winningNumber: string | null, drawSource: string | null, drawnAt: string | null, hasWinner: boolean, cancelReason: string | null, collected: number | null, operatingRight: number | null, administration: number | null, version: number, id: string, title: string, prize: string, image: string | null, price: number, drawDate: string, paymentText: string | null, authorizationNumber: string | null, authorizationAuthority: string | null, authorizationDay: string | null, policy: string | null, prizeInKind: boolean, drawLottery: string | null, privateName: string | null, privateDay: string | null, isUnregistered: boolean, status: Types.RaffleStatus, freeCount: number, selectedCount: number, paidCount: number, winner: { id: string, value: string, name: string | null, phone: string | null } | null }> } };

export type RaffleChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type RaffleChangedSubscription = { raffleChanged: { raffleId: string, values: Array<string>, state: Types.RaffleNumberState } };

export type RaffleSelectMutationVariables = Exact<{
  input: Types.SelectNumbersInput;
}>;


export type RaffleSelectMutation = { selectRaffleNumbers: { numbers: Array<string>, receipt: { filename: string, url: string } } };

export type RafflePayMutationVariables = Exact<{
  id: string;
  isPaid: boolean;
}>;


export type RafflePayMutation = { payRaffleNumber: { id: string, value: string, name: string | null, phone: string | null, isPaid: boolean, state: Types.RaffleNumberState, selectedAt: string | null, dueAt: string | null, seller: { id: number | null, name: string, lastname: string } | null } };

export type RaffleReleaseMutationVariables = Exact<{
  id: string;
}>;


export type RaffleReleaseMutation = { releaseRaffleNumber: { id: string, value: string, name: string | null, phone: string | null, isPaid: boolean, state: Types.RaffleNumberState, selectedAt: string | null, dueAt: string | null, seller: { id: number | null, name: string, lastname: string } | null } };

export type RaffleResetMutationVariables = Exact<{ [key: string]: never; }>;


export type RaffleResetMutation = { resetRaffleNumbers: number };

export type RaffleCreateMutationVariables = Exact<{
  input: Types.RaffleInput;
  image?: File | null | undefined;
}>;


export type RaffleCreateMutation = { createRaffle: { nextStatuses: Array<Types.RaffleStatus>, winningNumber: string | null, drawSource: string | null, drawnAt: string | null, hasWinner: boolean, cancelReason: string | null, collected: number | null, operatingRight: number | null, administration: number | null, version: number, id: string, title: string, prize: string, image: string | null, price: number, drawDate: string, paymentText: string | null, authorizationNumber: string | null, authorizationAuthority: string | null, authorizationDay: string | null, policy: string | null, prizeInKind: boolean, drawLottery: string | null, privateName: string | null, privateDay: string | null, isUnregistered: boolean, status: Types.RaffleStatus, freeCount: number, selectedCount: number, paidCount: number, winner: { id: string, value: string, name: string | null, phone: string | null } | null } };

export type RaffleUpdateMutationVariables = Exact<{
  id: string;
  input: Types.UpdateRaffleInput;
  image?: File | null | undefined;
}>;


export type RaffleUpdateMutation = { updateRaffle: { nextStatuses: Array<Types.RaffleStatus>, winningNumber: string | null, drawSource: string | null, drawnAt: string | null, hasWinner: boolean, cancelReason: string | null, collected: number | null, operatingRight: number | null, administration: number | null, version: number, id: string, title: string, prize: string, image: string | null, price: number, drawDate: string, paymentText: string | null, authorizationNumber: string | null, authorizationAuthority: string | null, authorizationDay: string | null, policy: string | null, prizeInKind: boolean, drawLottery: string | null, privateName: string | null, privateDay: string | null, isUnregistered: boolean, status: Types.RaffleStatus, freeCount: number, selectedCount: number, paidCount: number, winner: { id: string, value: string, name: string | null, phone: string | null } | null } };

export type RaffleStartMutationVariables = Exact<{
  id: string;
}>;


export type RaffleStartMutation = { startRaffle: { nextStatuses: Array<Types.RaffleStatus>, winningNumber: string | null, drawSource: string | null, drawnAt: string | null, hasWinner: boolean, cancelReason: string | null, collected: number | null, operatingRight: number | null, administration: number | null, version: number, id: string, title: string, prize: string, image: string | null, price: number, drawDate: string, paymentText: string | null, authorizationNumber: string | null, authorizationAuthority: string | null, authorizationDay: string | null, policy: string | null, prizeInKind: boolean, drawLottery: string | null, privateName: string | null, privateDay: string | null, isUnregistered: boolean, status: Types.RaffleStatus, freeCount: number, selectedCount: number, paidCount: number, winner: { id: string, value: string, name: string | null, phone: string | null } | null } };

export type RaffleAcceptPrivateMutationVariables = Exact<{
  id: string;
  input: Types.AcceptPrivateRaffleInput;
}>;


export type RaffleAcceptPrivateMutation = { acceptPrivateRaffle: { nextStatuses: Array<Types.RaffleStatus>, winningNumber: string | null, drawSource: string | null, drawnAt: string | null, hasWinner: boolean, cancelReason: string | null, collected: number | null, operatingRight: number | null, administration: number | null, version: number, id: string, title: string, prize: string, image: string | null, price: number, drawDate: string, paymentText: string | null, authorizationNumber: string | null, authorizationAuthority: string | null, authorizationDay: string | null, policy: string | null, prizeInKind: boolean, drawLottery: string | null, privateName: string | null, privateDay: string | null, isUnregistered: boolean, status: Types.RaffleStatus, freeCount: number, selectedCount: number, paidCount: number, winner: { id: string, value: string, name: string | null, phone: string | null } | null } };

export type RaffleDrawMutationVariables = Exact<{
  id: string;
  input: Types.DrawRaffleInput;
}>;


export type RaffleDrawMutation = { drawRaffle: { nextStatuses: Array<Types.RaffleStatus>, winningNumber: string | null, drawSource: string | null, drawnAt: string | null, hasWinner: boolean, cancelReason: string | null, collected: number | null, operatingRight: number | null, administration: number | null, version: number, id: string, title: string, prize: string, image: string | null, price: number, drawDate: string, paymentText: string | null, authorizationNumber: string | null, authorizationAuthority: string | null, authorizationDay: string | null, policy: string | null, prizeInKind: boolean, drawLottery: string | null, privateName: string | null, privateDay: string | null, isUnregistered: boolean, status: Types.RaffleStatus, freeCount: number, selectedCount: number, paidCount: number, winner: { id: string, value: string, name: string | null, phone: string | null } | null } };

export type RaffleCancelMutationVariables = Exact<{
  id: string;
  input: Types.CancelRaffleInput;
}>;


export type RaffleCancelMutation = { cancelRaffle: { nextStatuses: Array<Types.RaffleStatus>, winningNumber: string | null, drawSource: string | null, drawnAt: string | null, hasWinner: boolean, cancelReason: string | null, collected: number | null, operatingRight: number | null, administration: number | null, version: number, id: string, title: string, prize: string, image: string | null, price: number, drawDate: string, paymentText: string | null, authorizationNumber: string | null, authorizationAuthority: string | null, authorizationDay: string | null, policy: string | null, prizeInKind: boolean, drawLottery: string | null, privateName: string | null, privateDay: string | null, isUnregistered: boolean, status: Types.RaffleStatus, freeCount: number, selectedCount: number, paidCount: number, winner: { id: string, value: string, name: string | null, phone: string | null } | null } };

const RaffleCardDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RaffleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Raffle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"prize"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"drawDate"}},{"kind":"Field","name":{"kind":"Name","value":"paymentText"}},{"kind":"Field","name":{"kind":"Name","value":"authorizationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"authorizationAuthority"}},{"kind":"Field","name":{"kind":"Name","value":"authorizationDay"}},{"kind":"Field","name":{"kind":"Name","value":"policy"}},{"kind":"Field","name":{"kind":"Name","value":"prizeInKind"}},{"kind":"Field","name":{"kind":"Name","value":"drawLottery"}},{"kind":"Field","name":{"kind":"Name","value":"privateName"}},{"kind":"Field","name":{"kind":"Name","value":"privateDay"}},{"kind":"Field","name":{"kind":"Name","value":"isUnregistered"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"freeCount"}},{"kind":"Field","name":{"kind":"Name","value":"selectedCount"}},{"kind":"Field","name":{"kind":"Name","value":"paidCount"}}]}};
const RaffleResultDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RaffleResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Raffle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"prize"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"drawDate"}},{"kind":"Field","name":{"kind":"Name","value":"winningNumber"}},{"kind":"Field","name":{"kind":"Name","value":"drawSource"}},{"kind":"Field","name":{"kind":"Name","value":"hasWinner"}}]}};
const RaffleLineDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RaffleLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Raffle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RaffleCard"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"winningNumber"}},{"kind":"Field","name":{"kind":"Name","value":"drawSource"}},{"kind":"Field","name":{"kind":"Name","value":"drawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasWinner"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"collected"}},{"kind":"Field","name":{"kind":"Name","value":"operatingRight"}},{"kind":"Field","name":{"kind":"Name","value":"administration"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}};
const TakenNumberDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakenNumber"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RaffleNumber"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"selectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}}]}}]}};
export const RaffleHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RaffleHome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openRaffle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RaffleCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"drawnRaffles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RaffleResult"}}]}}]}},RaffleCardDefinition,RaffleResultDefinition]} as unknown as DocumentNode<RaffleHomeQuery, RaffleHomeQueryVariables>;
export const RaffleOpenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RaffleOpen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openRaffle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RaffleCard"}}]}}]}},RaffleCardDefinition]} as unknown as DocumentNode<RaffleOpenQuery, RaffleOpenQueryVariables>;
export const RaffleBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RaffleBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raffleBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<RaffleBoardQuery, RaffleBoardQueryVariables>;
export const RaffleTakenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RaffleTaken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RaffleNumberOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TakenNumberFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takenRaffleNumbers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TakenNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}},TakenNumberDefinition]} as unknown as DocumentNode<RaffleTakenQuery, RaffleTakenQueryVariables>;
export const RaffleReceiptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RaffleReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raffleReceipt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<RaffleReceiptQuery, RaffleReceiptQueryVariables>;
export const RafflePanelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RafflePanel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RaffleOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderDirection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raffles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RaffleLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}},RaffleLineDefinition,RaffleCardDefinition]} as unknown as DocumentNode<RafflePanelQuery, RafflePanelQueryVariables>;
export const RaffleChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"RaffleChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raffleChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raffleId"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<RaffleChangedSubscription, RaffleChangedSubscriptionVariables>;
export const RaffleSelectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RaffleSelect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SelectNumbersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selectRaffleNumbers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numbers"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<RaffleSelectMutation, RaffleSelectMutationVariables>;
export const RafflePayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RafflePay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isPaid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payRaffleNumber"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isPaid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isPaid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TakenNumber"}}]}}]}},TakenNumberDefinition]} as unknown as DocumentNode<RafflePayMutation, RafflePayMutationVariables>;
export const RaffleReleaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RaffleRelease"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseRaffleNumber"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TakenNumber"}}]}}]}},TakenNumberDefinition]} as unknown as DocumentNode<RaffleReleaseMutation, RaffleReleaseMutationVariables>;
export const RaffleResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RaffleReset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetRaffleNumbers"}}]}}]} as unknown as DocumentNode<RaffleResetMutation, RaffleResetMutationVariables>;
export const RaffleCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RaffleCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RaffleInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"image"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createRaffle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"image"},"value":{"kind":"Variable","name":{"kind":"Name","value":"image"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RaffleLine"}}]}}]}},RaffleLineDefinition,RaffleCardDefinition]} as unknown as DocumentNode<RaffleCreateMutation, RaffleCreateMutationVariables>;
export const RaffleUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RaffleUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRaffleInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"image"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRaffle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"image"},"value":{"kind":"Variable","name":{"kind":"Name","value":"image"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RaffleLine"}}]}}]}},RaffleLineDefinition,RaffleCardDefinition]} as unknown as DocumentNode<RaffleUpdateMutation, RaffleUpdateMutationVariables>;
export const RaffleStartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RaffleStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startRaffle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RaffleLine"}}]}}]}},RaffleLineDefinition,RaffleCardDefinition]} as unknown as DocumentNode<RaffleStartMutation, RaffleStartMutationVariables>;
export const RaffleAcceptPrivateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RaffleAcceptPrivate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptPrivateRaffleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptPrivateRaffle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RaffleLine"}}]}}]}},RaffleLineDefinition,RaffleCardDefinition]} as unknown as DocumentNode<RaffleAcceptPrivateMutation, RaffleAcceptPrivateMutationVariables>;
export const RaffleDrawDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RaffleDraw"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DrawRaffleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"drawRaffle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RaffleLine"}}]}}]}},RaffleLineDefinition,RaffleCardDefinition]} as unknown as DocumentNode<RaffleDrawMutation, RaffleDrawMutationVariables>;
export const RaffleCancelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RaffleCancel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelRaffleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelRaffle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RaffleLine"}}]}}]}},RaffleLineDefinition,RaffleCardDefinition]} as unknown as DocumentNode<RaffleCancelMutation, RaffleCancelMutationVariables>;
export const useRaffleHomeQuery = (...[options]: Options<Apollo.useQuery.Options<RaffleHomeQuery, RaffleHomeQueryVariables>, RaffleHomeQueryVariables>) =>
  Apollo.useQuery<RaffleHomeQuery, RaffleHomeQueryVariables>(RaffleHomeDocument, options as Apollo.useQuery.Options<RaffleHomeQuery, RaffleHomeQueryVariables>);

export const useRaffleOpenQuery = (...[options]: Options<Apollo.useQuery.Options<RaffleOpenQuery, RaffleOpenQueryVariables>, RaffleOpenQueryVariables>) =>
  Apollo.useQuery<RaffleOpenQuery, RaffleOpenQueryVariables>(RaffleOpenDocument, options as Apollo.useQuery.Options<RaffleOpenQuery, RaffleOpenQueryVariables>);

export const useRaffleBoardQuery = (...[options]: Options<Apollo.useQuery.Options<RaffleBoardQuery, RaffleBoardQueryVariables>, RaffleBoardQueryVariables>) =>
  Apollo.useQuery<RaffleBoardQuery, RaffleBoardQueryVariables>(RaffleBoardDocument, options as Apollo.useQuery.Options<RaffleBoardQuery, RaffleBoardQueryVariables>);

export const useRaffleTakenQuery = (...[options]: Options<Apollo.useQuery.Options<RaffleTakenQuery, RaffleTakenQueryVariables>, RaffleTakenQueryVariables>) =>
  Apollo.useQuery<RaffleTakenQuery, RaffleTakenQueryVariables>(RaffleTakenDocument, options as Apollo.useQuery.Options<RaffleTakenQuery, RaffleTakenQueryVariables>);

export const useRaffleReceiptQuery = (...[options]: Options<Apollo.useQuery.Options<RaffleReceiptQuery, RaffleReceiptQueryVariables>, RaffleReceiptQueryVariables>) =>
  Apollo.useQuery<RaffleReceiptQuery, RaffleReceiptQueryVariables>(RaffleReceiptDocument, options as Apollo.useQuery.Options<RaffleReceiptQuery, RaffleReceiptQueryVariables>);

export const useRafflePanelQuery = (...[options]: Options<Apollo.useQuery.Options<RafflePanelQuery, RafflePanelQueryVariables>, RafflePanelQueryVariables>) =>
  Apollo.useQuery<RafflePanelQuery, RafflePanelQueryVariables>(RafflePanelDocument, options as Apollo.useQuery.Options<RafflePanelQuery, RafflePanelQueryVariables>);

export const useRaffleChangedSubscription = (...[options]: Options<Apollo.useSubscription.Options<RaffleChangedSubscription, RaffleChangedSubscriptionVariables>, RaffleChangedSubscriptionVariables>) =>
  Apollo.useSubscription<RaffleChangedSubscription, RaffleChangedSubscriptionVariables>(RaffleChangedDocument, options as Apollo.useSubscription.Options<RaffleChangedSubscription, RaffleChangedSubscriptionVariables>);

export const useRaffleSelectMutation = (options?: Apollo.useMutation.Options<RaffleSelectMutation, RaffleSelectMutationVariables>) =>
  Apollo.useMutation<RaffleSelectMutation, RaffleSelectMutationVariables>(RaffleSelectDocument, options);

export const useRafflePayMutation = (options?: Apollo.useMutation.Options<RafflePayMutation, RafflePayMutationVariables>) =>
  Apollo.useMutation<RafflePayMutation, RafflePayMutationVariables>(RafflePayDocument, options);

export const useRaffleReleaseMutation = (options?: Apollo.useMutation.Options<RaffleReleaseMutation, RaffleReleaseMutationVariables>) =>
  Apollo.useMutation<RaffleReleaseMutation, RaffleReleaseMutationVariables>(RaffleReleaseDocument, options);

export const useRaffleResetMutation = (options?: Apollo.useMutation.Options<RaffleResetMutation, RaffleResetMutationVariables>) =>
  Apollo.useMutation<RaffleResetMutation, RaffleResetMutationVariables>(RaffleResetDocument, options);

export const useRaffleCreateMutation = (options?: Apollo.useMutation.Options<RaffleCreateMutation, RaffleCreateMutationVariables>) =>
  Apollo.useMutation<RaffleCreateMutation, RaffleCreateMutationVariables>(RaffleCreateDocument, options);

export const useRaffleUpdateMutation = (options?: Apollo.useMutation.Options<RaffleUpdateMutation, RaffleUpdateMutationVariables>) =>
  Apollo.useMutation<RaffleUpdateMutation, RaffleUpdateMutationVariables>(RaffleUpdateDocument, options);

export const useRaffleStartMutation = (options?: Apollo.useMutation.Options<RaffleStartMutation, RaffleStartMutationVariables>) =>
  Apollo.useMutation<RaffleStartMutation, RaffleStartMutationVariables>(RaffleStartDocument, options);

export const useRaffleAcceptPrivateMutation = (options?: Apollo.useMutation.Options<RaffleAcceptPrivateMutation, RaffleAcceptPrivateMutationVariables>) =>
  Apollo.useMutation<RaffleAcceptPrivateMutation, RaffleAcceptPrivateMutationVariables>(RaffleAcceptPrivateDocument, options);

export const useRaffleDrawMutation = (options?: Apollo.useMutation.Options<RaffleDrawMutation, RaffleDrawMutationVariables>) =>
  Apollo.useMutation<RaffleDrawMutation, RaffleDrawMutationVariables>(RaffleDrawDocument, options);

export const useRaffleCancelMutation = (options?: Apollo.useMutation.Options<RaffleCancelMutation, RaffleCancelMutationVariables>) =>
  Apollo.useMutation<RaffleCancelMutation, RaffleCancelMutationVariables>(RaffleCancelDocument, options);