/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../graphql/options.ts";
export type AccountLineFragment = { key: string, label: string, code: string | null, name: string, within: Array<string>, proposed: string | null, confirmedAt: string | null, confirmedByName: string | null };

export type AccountingAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountingAccountsQuery = { accountingAccounts: Array<{ key: string, label: string, code: string | null, name: string, within: Array<string>, proposed: string | null, confirmedAt: string | null, confirmedByName: string | null }>, accountingSettings: { program: Types.AccountingProgram, vatPeriod: Types.VatPeriod, costAtOnce: boolean, version: number, codes: Array<{ type: string, code: string | null }> } };

export type MonthBooksQueryVariables = Exact<{
  mes: string;
}>;


export type MonthBooksQuery = { monthBooks: { mes: string, delivered: number | null, vouchers: number, missing: Array<{ key: string, label: string, code: string | null, name: string, within: Array<string>, proposed: string | null, confirmedAt: string | null, confirmedByName: string | null }>, unconfirmed: Array<{ key: string }>, taxes: { ivaGenerado: number, ivaDescontable: number, retefuente: number, reteIca: number, reteIva: number, sufrida: number, period: Types.VatPeriod, periodFrom: string, periodTo: string, periodIva: number }, controls: Array<{ number: number, title: string, note: string | null, expected: number, booked: number, differing: number, differences: Array<{ expected: number, expectedCentavos: number, booked: number, bookedCentavos: number, record: { kind: string, id: string, name: string, of: string | null } }> }> } };

export type AccountChooseMutationVariables = Exact<{
  input: Types.AccountInput;
}>;


export type AccountChooseMutation = { chooseAccount: { key: string, label: string, code: string | null, name: string, within: Array<string>, proposed: string | null, confirmedAt: string | null, confirmedByName: string | null } };

export type AccountsConfirmMutationVariables = Exact<{
  keys: Array<string> | string;
}>;


export type AccountsConfirmMutation = { confirmAccounts: boolean };

export type AccountingSettingsUpdateMutationVariables = Exact<{
  input: Types.AccountingSettingsInput;
}>;


export type AccountingSettingsUpdateMutation = { updateAccountingSettings: { program: Types.AccountingProgram, vatPeriod: Types.VatPeriod, costAtOnce: boolean, version: number } };

const AccountLineDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MappedAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"within"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedByName"}}]}};
export const AccountingAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountingAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountingAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accountingSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"program"}},{"kind":"Field","name":{"kind":"Name","value":"vatPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"costAtOnce"}},{"kind":"Field","name":{"kind":"Name","value":"codes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},AccountLineDefinition]} as unknown as DocumentNode<AccountingAccountsQuery, AccountingAccountsQueryVariables>;
export const MonthBooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MonthBooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monthBooks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mes"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"vouchers"}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ivaGenerado"}},{"kind":"Field","name":{"kind":"Name","value":"ivaDescontable"}},{"kind":"Field","name":{"kind":"Name","value":"retefuente"}},{"kind":"Field","name":{"kind":"Name","value":"reteIca"}},{"kind":"Field","name":{"kind":"Name","value":"reteIva"}},{"kind":"Field","name":{"kind":"Name","value":"sufrida"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"periodIva"}}]}},{"kind":"Field","name":{"kind":"Name","value":"controls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"booked"}},{"kind":"Field","name":{"kind":"Name","value":"differing"}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"expectedCentavos"}},{"kind":"Field","name":{"kind":"Name","value":"booked"}},{"kind":"Field","name":{"kind":"Name","value":"bookedCentavos"}},{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}}]}}]}}]}}]}},AccountLineDefinition]} as unknown as DocumentNode<MonthBooksQuery, MonthBooksQueryVariables>;
export const AccountChooseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountChoose"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountLine"}}]}}]}},AccountLineDefinition]} as unknown as DocumentNode<AccountChooseMutation, AccountChooseMutationVariables>;
export const AccountsConfirmDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountsConfirm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAccounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}}]}]}}]} as unknown as DocumentNode<AccountsConfirmMutation, AccountsConfirmMutationVariables>;
export const AccountingSettingsUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountingSettingsUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountingSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAccountingSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"program"}},{"kind":"Field","name":{"kind":"Name","value":"vatPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"costAtOnce"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<AccountingSettingsUpdateMutation, AccountingSettingsUpdateMutationVariables>;
export const useAccountingAccountsQuery = (...[options]: Options<Apollo.useQuery.Options<AccountingAccountsQuery, AccountingAccountsQueryVariables>, AccountingAccountsQueryVariables>) =>
  Apollo.useQuery<AccountingAccountsQuery, AccountingAccountsQueryVariables>(AccountingAccountsDocument, options as Apollo.useQuery.Options<AccountingAccountsQuery, AccountingAccountsQueryVariables>);

export const useMonthBooksQuery = (...[options]: Options<Apollo.useQuery.Options<MonthBooksQuery, MonthBooksQueryVariables>, MonthBooksQueryVariables>) =>
  Apollo.useQuery<MonthBooksQuery, MonthBooksQueryVariables>(MonthBooksDocument, options as Apollo.useQuery.Options<MonthBooksQuery, MonthBooksQueryVariables>);

export const useAccountChooseMutation = (options?: Apollo.useMutation.Options<AccountChooseMutation, AccountChooseMutationVariables>) =>
  Apollo.useMutation<AccountChooseMutation, AccountChooseMutationVariables>(AccountChooseDocument, options);

export const useAccountsConfirmMutation = (options?: Apollo.useMutation.Options<AccountsConfirmMutation, AccountsConfirmMutationVariables>) =>
  Apollo.useMutation<AccountsConfirmMutation, AccountsConfirmMutationVariables>(AccountsConfirmDocument, options);

export const useAccountingSettingsUpdateMutation = (options?: Apollo.useMutation.Options<AccountingSettingsUpdateMutation, AccountingSettingsUpdateMutationVariables>) =>
  Apollo.useMutation<AccountingSettingsUpdateMutation, AccountingSettingsUpdateMutationVariables>(AccountingSettingsUpdateDocument, options);