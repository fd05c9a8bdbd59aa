/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../graphql/options.ts";
export type PackageCardFragment = { id: number, title: string, destino: string, city: string, days: number, price: number, images: Array<string>, isActive: boolean, isYapaya: boolean, fechas: Array<{ salida: string, vuelta: string, disponibles: number }> };

export type PackageWholeFragment = { detail: string, category: string, location: string, lat: string, lng: string, cupos: number, chars: Array<string>, incluye: Array<string>, noIncluye: Array<string>, condiciones: string | null, cuotas: number | null, cuotaInicialPorcentaje: number | null, cuotaInicial: number | null, isArchived: boolean, version: number, id: number, title: string, destino: string, city: string, days: number, price: number, images: Array<string>, isActive: boolean, isYapaya: boolean, itinerario: Array<{ titulo: string | null, texto: string | null, lugar: string | null, imagen: string | null }>, hoteles: Array<{ nombre: string | null, ciudad: string | null, noches: number | null, categoria: string | null }>, fechas: Array<{ salida: string, vuelta: string, disponibles: number }> };

export type PackageRowFragment = { detail: string, category: string, location: string, lat: string, lng: string, cupos: number, chars: Array<string>, incluye: Array<string>, noIncluye: Array<string>, condiciones: string | null, cuotas: number | null, cuotaInicialPorcentaje: number | null, cuotaInicial: number | null, isArchived: boolean, version: number, id: number, title: string, destino: string, city: string, days: number, price: number, images: Array<string>, isActive: boolean, isYapaya: boolean, acts: Array<{ name: string, reason: string | null }>, itinerario: Array<{ titulo: string | null, texto: string | null, lugar: string | null, imagen: string | null }>, hoteles: Array<{ nombre: string | null, ciudad: string | null, noches: number | null, categoria: string | null }>, fechas: Array<{ salida: string, vuelta: string, disponibles: number }> };

export type PackageListQueryVariables = Exact<{
  page: number;
  filter?: Types.PackageFilter | null | undefined;
}>;


export type PackageListQuery = { packagePage: { total: number, totalPages: number, items: Array<{ id: number, title: string, destino: string, city: string, days: number, price: number, images: Array<string>, isActive: boolean, isYapaya: boolean, fechas: Array<{ salida: string, vuelta: string, disponibles: number }> }> } };

export type PackageOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PackageOptionsQuery = { packageChars: Array<string>, packageDestinations: Array<{ destino: string, packages: number, from: number, image: string | null }> };

export type PackageShelvesQueryVariables = Exact<{ [key: string]: never; }>;


export type PackageShelvesQuery = { packages: Array<{ id: number, title: string, destino: string, city: string, days: number, price: number, images: Array<string>, isActive: boolean, isYapaya: boolean, fechas: Array<{ salida: string, vuelta: string, disponibles: number }> }> };

export type PackageDetailQueryVariables = Exact<{
  id: number;
}>;


export type PackageDetailQuery = { package: { creditos: Array<string>, detail: string, category: string, location: string, lat: string, lng: string, cupos: number, chars: Array<string>, incluye: Array<string>, noIncluye: Array<string>, condiciones: string | null, cuotas: number | null, cuotaInicialPorcentaje: number | null, cuotaInicial: number | null, isArchived: boolean, version: number, id: number, title: string, destino: string, city: string, days: number, price: number, images: Array<string>, isActive: boolean, isYapaya: boolean, itinerario: Array<{ titulo: string | null, texto: string | null, lugar: string | null, imagen: string | null }>, hoteles: Array<{ nombre: string | null, ciudad: string | null, noches: number | null, categoria: string | null }>, fechas: Array<{ salida: string, vuelta: string, disponibles: number }> } | null };

export type PackageChoicesQueryVariables = Exact<{
  filter?: Types.PackageFilter | null | undefined;
}>;


export type PackageChoicesQuery = { packagePage: { items: Array<{ id: number, title: string }> } };

export type PackageNameQueryVariables = Exact<{
  id: number;
}>;


export type PackageNameQuery = { package: { id: number, title: string } | null };

export type PackagePanelQueryVariables = Exact<{
  page: number;
  limit?: number | null | undefined;
  order?: Types.PackageOrder | null | undefined;
  direction?: Types.OrderDirection | null | undefined;
  filter?: Types.PackageFilter | null | undefined;
}>;


export type PackagePanelQuery = { packagePage: { total: number, totalPages: number, items: Array<{ detail: string, category: string, location: string, lat: string, lng: string, cupos: number, chars: Array<string>, incluye: Array<string>, noIncluye: Array<string>, condiciones: string | null, cuotas: number | null, cuotaInicialPorcentaje: number | null, cuotaInicial: number | null, isArchived: boolean, version: number, id: number, title: string, destino: string, city: string, days: number, price: number, images: Array<string>, isActive: boolean, isYapaya: boolean, acts: Array<{ name: string, reason: string | null }>, itinerario: Array<{ titulo: string | null, texto: string | null, lugar: string | null, imagen: string | null }>, hoteles: Array<{ nombre: string | null, ciudad: string | null, noches: number | null, categoria: string | null }>, fechas: Array<{ salida: string, vuelta: string, disponibles: number }> }> } };

export type PackageContactQueryVariables = Exact<{ [key: string]: never; }>;


export type PackageContactQuery = { publicSettings: { whatsapp: string } };

export type PackageCreateMutationVariables = Exact<{
  input: Types.CreatePackageInput;
  files?: Array<File> | File | null | undefined;
}>;


export type PackageCreateMutation = { createPackage: { detail: string, category: string, location: string, lat: string, lng: string, cupos: number, chars: Array<string>, incluye: Array<string>, noIncluye: Array<string>, condiciones: string | null, cuotas: number | null, cuotaInicialPorcentaje: number | null, cuotaInicial: number | null, isArchived: boolean, version: number, id: number, title: string, destino: string, city: string, days: number, price: number, images: Array<string>, isActive: boolean, isYapaya: boolean, acts: Array<{ name: string, reason: string | null }>, itinerario: Array<{ titulo: string | null, texto: string | null, lugar: string | null, imagen: string | null }>, hoteles: Array<{ nombre: string | null, ciudad: string | null, noches: number | null, categoria: string | null }>, fechas: Array<{ salida: string, vuelta: string, disponibles: number }> } };

export type PackageUpdateMutationVariables = Exact<{
  id: number;
  input: Types.UpdatePackageInput;
  files?: Array<File> | File | null | undefined;
}>;


export type PackageUpdateMutation = { updatePackage: { detail: string, category: string, location: string, lat: string, lng: string, cupos: number, chars: Array<string>, incluye: Array<string>, noIncluye: Array<string>, condiciones: string | null, cuotas: number | null, cuotaInicialPorcentaje: number | null, cuotaInicial: number | null, isArchived: boolean, version: number, id: number, title: string, destino: string, city: string, days: number, price: number, images: Array<string>, isActive: boolean, isYapaya: boolean, acts: Array<{ name: string, reason: string | null }>, itinerario: Array<{ titulo: string | null, texto: string | null, lugar: string | null, imagen: string | null }>, hoteles: Array<{ nombre: string | null, ciudad: string | null, noches: number | null, categoria: string | null }>, fechas: Array<{ salida: string, vuelta: string, disponibles: number }> } };

export type PackageArchiveMutationVariables = Exact<{
  id: number;
  archived: boolean;
}>;


export type PackageArchiveMutation = { archivePackage: { detail: string, category: string, location: string, lat: string, lng: string, cupos: number, chars: Array<string>, incluye: Array<string>, noIncluye: Array<string>, condiciones: string | null, cuotas: number | null, cuotaInicialPorcentaje: number | null, cuotaInicial: number | null, isArchived: boolean, version: number, id: number, title: string, destino: string, city: string, days: number, price: number, images: Array<string>, isActive: boolean, isYapaya: boolean, acts: Array<{ name: string, reason: string | null }>, itinerario: Array<{ titulo: string | null, texto: string | null, lugar: string | null, imagen: string | null }>, hoteles: Array<{ nombre: string | null, ciudad: string | null, noches: number | null, categoria: string | null }>, fechas: Array<{ salida: string, vuelta: string, disponibles: number }> } };

export type PackageDeleteMutationVariables = Exact<{
  id: number;
}>;


export type PackageDeleteMutation = { deletePackage: boolean };

export type PackagesArchiveMutationVariables = Exact<{
  ids: Array<number> | number;
  idempotencyKey?: string | null | undefined;
  archived: boolean;
}>;


export type PackagesArchiveMutation = { outcomes: Array<{ id: string, done: boolean, reason: string | null }> };

const PackageCardDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"destino"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"images"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isYapaya"}},{"kind":"Field","name":{"kind":"Name","value":"fechas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salida"}},{"kind":"Field","name":{"kind":"Name","value":"vuelta"}},{"kind":"Field","name":{"kind":"Name","value":"disponibles"}}]}}]}};
const PackageWholeDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageWhole"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageCard"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lng"}},{"kind":"Field","name":{"kind":"Name","value":"cupos"}},{"kind":"Field","name":{"kind":"Name","value":"chars"}},{"kind":"Field","name":{"kind":"Name","value":"itinerario"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"lugar"}},{"kind":"Field","name":{"kind":"Name","value":"imagen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hoteles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nombre"}},{"kind":"Field","name":{"kind":"Name","value":"ciudad"}},{"kind":"Field","name":{"kind":"Name","value":"noches"}},{"kind":"Field","name":{"kind":"Name","value":"categoria"}}]}},{"kind":"Field","name":{"kind":"Name","value":"incluye"}},{"kind":"Field","name":{"kind":"Name","value":"noIncluye"}},{"kind":"Field","name":{"kind":"Name","value":"condiciones"}},{"kind":"Field","name":{"kind":"Name","value":"cuotas"}},{"kind":"Field","name":{"kind":"Name","value":"cuotaInicialPorcentaje"}},{"kind":"Field","name":{"kind":"Name","value":"cuotaInicial"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}};
const PackageRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageWhole"}},{"kind":"Field","name":{"kind":"Name","value":"acts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}};
export const PackageListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PackageList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PackageFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packagePage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}},PackageCardDefinition]} as unknown as DocumentNode<PackageListQuery, PackageListQueryVariables>;
export const PackageOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PackageOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageChars"}},{"kind":"Field","name":{"kind":"Name","value":"packageDestinations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"destino"}},{"kind":"Field","name":{"kind":"Name","value":"packages"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}}]}}]} as unknown as DocumentNode<PackageOptionsQuery, PackageOptionsQueryVariables>;
export const PackageShelvesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PackageShelves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageCard"}}]}}]}},PackageCardDefinition]} as unknown as DocumentNode<PackageShelvesQuery, PackageShelvesQueryVariables>;
export const PackageDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PackageDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"package"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageWhole"}},{"kind":"Field","name":{"kind":"Name","value":"creditos"}}]}}]}},PackageWholeDefinition,PackageCardDefinition]} as unknown as DocumentNode<PackageDetailQuery, PackageDetailQueryVariables>;
export const PackageChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PackageChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PackageFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packagePage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<PackageChoicesQuery, PackageChoicesQueryVariables>;
export const PackageNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PackageName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"package"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<PackageNameQuery, PackageNameQueryVariables>;
export const PackagePanelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PackagePanel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PackageOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PackageFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packagePage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}},PackageRowDefinition,PackageWholeDefinition,PackageCardDefinition]} as unknown as DocumentNode<PackagePanelQuery, PackagePanelQueryVariables>;
export const PackageContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PackageContact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}}]}}]}}]} as unknown as DocumentNode<PackageContactQuery, PackageContactQueryVariables>;
export const PackageCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PackageCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePackageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"files"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPackage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"files"},"value":{"kind":"Variable","name":{"kind":"Name","value":"files"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageRow"}}]}}]}},PackageRowDefinition,PackageWholeDefinition,PackageCardDefinition]} as unknown as DocumentNode<PackageCreateMutation, PackageCreateMutationVariables>;
export const PackageUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PackageUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePackageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"files"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePackage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"files"},"value":{"kind":"Variable","name":{"kind":"Name","value":"files"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageRow"}}]}}]}},PackageRowDefinition,PackageWholeDefinition,PackageCardDefinition]} as unknown as DocumentNode<PackageUpdateMutation, PackageUpdateMutationVariables>;
export const PackageArchiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PackageArchive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"archived"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archivePackage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"archived"},"value":{"kind":"Variable","name":{"kind":"Name","value":"archived"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageRow"}}]}}]}},PackageRowDefinition,PackageWholeDefinition,PackageCardDefinition]} as unknown as DocumentNode<PackageArchiveMutation, PackageArchiveMutationVariables>;
export const PackageDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PackageDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePackage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<PackageDeleteMutation, PackageDeleteMutationVariables>;
export const PackagesArchiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PackagesArchive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"archived"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcomes"},"name":{"kind":"Name","value":"archiveEachPackage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"archived"},"value":{"kind":"Variable","name":{"kind":"Name","value":"archived"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<PackagesArchiveMutation, PackagesArchiveMutationVariables>;
export const usePackageListQuery = (...[options]: Options<Apollo.useQuery.Options<PackageListQuery, PackageListQueryVariables>, PackageListQueryVariables>) =>
  Apollo.useQuery<PackageListQuery, PackageListQueryVariables>(PackageListDocument, options as Apollo.useQuery.Options<PackageListQuery, PackageListQueryVariables>);

export const usePackageOptionsQuery = (...[options]: Options<Apollo.useQuery.Options<PackageOptionsQuery, PackageOptionsQueryVariables>, PackageOptionsQueryVariables>) =>
  Apollo.useQuery<PackageOptionsQuery, PackageOptionsQueryVariables>(PackageOptionsDocument, options as Apollo.useQuery.Options<PackageOptionsQuery, PackageOptionsQueryVariables>);

export const usePackageShelvesQuery = (...[options]: Options<Apollo.useQuery.Options<PackageShelvesQuery, PackageShelvesQueryVariables>, PackageShelvesQueryVariables>) =>
  Apollo.useQuery<PackageShelvesQuery, PackageShelvesQueryVariables>(PackageShelvesDocument, options as Apollo.useQuery.Options<PackageShelvesQuery, PackageShelvesQueryVariables>);

export const usePackageDetailQuery = (...[options]: Options<Apollo.useQuery.Options<PackageDetailQuery, PackageDetailQueryVariables>, PackageDetailQueryVariables>) =>
  Apollo.useQuery<PackageDetailQuery, PackageDetailQueryVariables>(PackageDetailDocument, options as Apollo.useQuery.Options<PackageDetailQuery, PackageDetailQueryVariables>);

export const usePackageChoicesQuery = (...[options]: Options<Apollo.useQuery.Options<PackageChoicesQuery, PackageChoicesQueryVariables>, PackageChoicesQueryVariables>) =>
  Apollo.useQuery<PackageChoicesQuery, PackageChoicesQueryVariables>(PackageChoicesDocument, options as Apollo.useQuery.Options<PackageChoicesQuery, PackageChoicesQueryVariables>);

export const usePackageNameQuery = (...[options]: Options<Apollo.useQuery.Options<PackageNameQuery, PackageNameQueryVariables>, PackageNameQueryVariables>) =>
  Apollo.useQuery<PackageNameQuery, PackageNameQueryVariables>(PackageNameDocument, options as Apollo.useQuery.Options<PackageNameQuery, PackageNameQueryVariables>);

export const usePackagePanelQuery = (...[options]: Options<Apollo.useQuery.Options<PackagePanelQuery, PackagePanelQueryVariables>, PackagePanelQueryVariables>) =>
  Apollo.useQuery<PackagePanelQuery, PackagePanelQueryVariables>(PackagePanelDocument, options as Apollo.useQuery.Options<PackagePanelQuery, PackagePanelQueryVariables>);

export const usePackageContactQuery = (...[options]: Options<Apollo.useQuery.Options<PackageContactQuery, PackageContactQueryVariables>, PackageContactQueryVariables>) =>
  Apollo.useQuery<PackageContactQuery, PackageContactQueryVariables>(PackageContactDocument, options as Apollo.useQuery.Options<PackageContactQuery, PackageContactQueryVariables>);

export const usePackageCreateMutation = (options?: Apollo.useMutation.Options<PackageCreateMutation, PackageCreateMutationVariables>) =>
  Apollo.useMutation<PackageCreateMutation, PackageCreateMutationVariables>(PackageCreateDocument, options);

export const usePackageUpdateMutation = (options?: Apollo.useMutation.Options<PackageUpdateMutation, PackageUpdateMutationVariables>) =>
  Apollo.useMutation<PackageUpdateMutation, PackageUpdateMutationVariables>(PackageUpdateDocument, options);

export const usePackageArchiveMutation = (options?: Apollo.useMutation.Options<PackageArchiveMutation, PackageArchiveMutationVariables>) =>
  Apollo.useMutation<PackageArchiveMutation, PackageArchiveMutationVariables>(PackageArchiveDocument, options);

export const usePackageDeleteMutation = (options?: Apollo.useMutation.Options<PackageDeleteMutation, PackageDeleteMutationVariables>) =>
  Apollo.useMutation<PackageDeleteMutation, PackageDeleteMutationVariables>(PackageDeleteDocument, options);

export const usePackagesArchiveMutation = (options?: Apollo.useMutation.Options<PackagesArchiveMutation, PackagesArchiveMutationVariables>) =>
  Apollo.useMutation<PackagesArchiveMutation, PackagesArchiveMutationVariables>(PackagesArchiveDocument, options);