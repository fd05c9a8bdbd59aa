/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../graphql/options.ts";
export type SessionUserFragment = { id: number, name: string, lastname: string, email: string, phone: string | null, image: string, role: number, isActive: boolean, isActiveSeller: boolean, referralCode: string, secondFactorDue: string | null };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: number, name: string, lastname: string, email: string, phone: string | null, image: string, role: number, isActive: boolean, isActiveSeller: boolean, referralCode: string, secondFactorDue: string | null } | null };

export type PublicSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicSettingsQuery = { publicSettings: { name: string, legalName: string, nit: string, rnt: string, address: string, phone: string, email: string, whatsapp: string, sms: boolean, supportEmail: string, supportPhone: string, instagram: string | null, facebook: string | null, tiktok: string | null, youtube: string | null, horarioSemana: string | null, horarioSabado: string | null, horarioDomingo: string | null, wompiPublicKey: string | null, logo: string | null, colour: string, hiddenFeatures: Array<Types.OptionalFeature>, mailsWait: boolean, notices: Array<{ title: string, text: string }> } };

export type SignInMutationVariables = Exact<{
  email: string;
  password: string;
  code?: string | null | undefined;
  passkey?: Types.PasskeyAnswerInput | null | undefined;
}>;


export type SignInMutation = { signIn: { token: string, message: string, user: { id: number, name: string, lastname: string, email: string, phone: string | null, image: string, role: number, isActive: boolean, isActiveSeller: boolean, referralCode: string, secondFactorDue: string | null } } };

export type PasskeyCheckMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type PasskeyCheckMutation = { beginPasskeyCheck: string | null };

export type PasskeyAskMutationVariables = Exact<{ [key: string]: never; }>;


export type PasskeyAskMutation = { beginPasskeySignIn: string };

export type PasskeySignInMutationVariables = Exact<{
  passkey: Types.PasskeyAnswerInput;
}>;


export type PasskeySignInMutation = { signInWithPasskey: { token: string, message: string, user: { id: number, name: string, lastname: string, email: string, phone: string | null, image: string, role: number, isActive: boolean, isActiveSeller: boolean, referralCode: string, secondFactorDue: string | null } } };

export type TwoFactorSetUpMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type TwoFactorSetUpMutation = { beginTwoFactorSetUp: string };

export type AccountRegisterMutationVariables = Exact<{
  input: Types.RegisterInput;
}>;


export type AccountRegisterMutation = { registerAccount: { token: string | null, message: string, user: { id: number, name: string, lastname: string, email: string, phone: string | null, image: string, role: number, isActive: boolean, isActiveSeller: boolean, referralCode: string, secondFactorDue: string | null } } };

export type EmailCheckQueryVariables = Exact<{
  email: string;
}>;


export type EmailCheckQuery = { checkEmail: { name: string } | null };

export type RecoveryRequestMutationVariables = Exact<{
  email: string;
}>;


export type RecoveryRequestMutation = { requestRecovery: string };

export type AccountLinkPurposeQueryVariables = Exact<{
  token: string;
}>;


export type AccountLinkPurposeQuery = { accountLink: Types.AccountLink | null };

export type PasswordResetMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type PasswordResetMutation = { resetPassword: string };

export type EmailConfirmMutationVariables = Exact<{
  token: string;
}>;


export type EmailConfirmMutation = { confirmEmail: string };

const SessionUserDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isActiveSeller"}},{"kind":"Field","name":{"kind":"Name","value":"referralCode"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorDue"}}]}};
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}}]}},SessionUserDefinition]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const PublicSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"nit"}},{"kind":"Field","name":{"kind":"Name","value":"rnt"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}},{"kind":"Field","name":{"kind":"Name","value":"supportEmail"}},{"kind":"Field","name":{"kind":"Name","value":"supportPhone"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"tiktok"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"horarioSemana"}},{"kind":"Field","name":{"kind":"Name","value":"horarioSabado"}},{"kind":"Field","name":{"kind":"Name","value":"horarioDomingo"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wompiPublicKey"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenFeatures"}},{"kind":"Field","name":{"kind":"Name","value":"mailsWait"}}]}}]}}]} as unknown as DocumentNode<PublicSettingsQuery, PublicSettingsQueryVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyAnswerInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}}]}}]}},SessionUserDefinition]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const PasskeyCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PasskeyCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskeyCheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as DocumentNode<PasskeyCheckMutation, PasskeyCheckMutationVariables>;
export const PasskeyAskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PasskeyAsk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskeySignIn"}}]}}]} as unknown as DocumentNode<PasskeyAskMutation, PasskeyAskMutationVariables>;
export const PasskeySignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PasskeySignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInWithPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}}]}}]}},SessionUserDefinition]} as unknown as DocumentNode<PasskeySignInMutation, PasskeySignInMutationVariables>;
export const TwoFactorSetUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TwoFactorSetUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginTwoFactorSetUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as DocumentNode<TwoFactorSetUpMutation, TwoFactorSetUpMutationVariables>;
export const AccountRegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountRegister"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}}]}}]}},SessionUserDefinition]} as unknown as DocumentNode<AccountRegisterMutation, AccountRegisterMutationVariables>;
export const EmailCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<EmailCheckQuery, EmailCheckQueryVariables>;
export const RecoveryRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecoveryRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestRecovery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}]}}]} as unknown as DocumentNode<RecoveryRequestMutation, RecoveryRequestMutationVariables>;
export const AccountLinkPurposeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountLinkPurpose"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<AccountLinkPurposeQuery, AccountLinkPurposeQueryVariables>;
export const PasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as DocumentNode<PasswordResetMutation, PasswordResetMutationVariables>;
export const EmailConfirmDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmailConfirm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<EmailConfirmMutation, EmailConfirmMutationVariables>;
export const useMeQuery = (...[options]: Options<Apollo.useQuery.Options<MeQuery, MeQueryVariables>, MeQueryVariables>) =>
  Apollo.useQuery<MeQuery, MeQueryVariables>(MeDocument, options as Apollo.useQuery.Options<MeQuery, MeQueryVariables>);

export const usePublicSettingsQuery = (...[options]: Options<Apollo.useQuery.Options<PublicSettingsQuery, PublicSettingsQueryVariables>, PublicSettingsQueryVariables>) =>
  Apollo.useQuery<PublicSettingsQuery, PublicSettingsQueryVariables>(PublicSettingsDocument, options as Apollo.useQuery.Options<PublicSettingsQuery, PublicSettingsQueryVariables>);

export const useSignInMutation = (options?: Apollo.useMutation.Options<SignInMutation, SignInMutationVariables>) =>
  Apollo.useMutation<SignInMutation, SignInMutationVariables>(SignInDocument, options);

export const usePasskeyCheckMutation = (options?: Apollo.useMutation.Options<PasskeyCheckMutation, PasskeyCheckMutationVariables>) =>
  Apollo.useMutation<PasskeyCheckMutation, PasskeyCheckMutationVariables>(PasskeyCheckDocument, options);

export const usePasskeyAskMutation = (options?: Apollo.useMutation.Options<PasskeyAskMutation, PasskeyAskMutationVariables>) =>
  Apollo.useMutation<PasskeyAskMutation, PasskeyAskMutationVariables>(PasskeyAskDocument, options);

export const usePasskeySignInMutation = (options?: Apollo.useMutation.Options<PasskeySignInMutation, PasskeySignInMutationVariables>) =>
  Apollo.useMutation<PasskeySignInMutation, PasskeySignInMutationVariables>(PasskeySignInDocument, options);

export const useTwoFactorSetUpMutation = (options?: Apollo.useMutation.Options<TwoFactorSetUpMutation, TwoFactorSetUpMutationVariables>) =>
  Apollo.useMutation<TwoFactorSetUpMutation, TwoFactorSetUpMutationVariables>(TwoFactorSetUpDocument, options);

export const useAccountRegisterMutation = (options?: Apollo.useMutation.Options<AccountRegisterMutation, AccountRegisterMutationVariables>) =>
  Apollo.useMutation<AccountRegisterMutation, AccountRegisterMutationVariables>(AccountRegisterDocument, options);

export const useEmailCheckQuery = (...[options]: Options<Apollo.useQuery.Options<EmailCheckQuery, EmailCheckQueryVariables>, EmailCheckQueryVariables>) =>
  Apollo.useQuery<EmailCheckQuery, EmailCheckQueryVariables>(EmailCheckDocument, options as Apollo.useQuery.Options<EmailCheckQuery, EmailCheckQueryVariables>);

export const useRecoveryRequestMutation = (options?: Apollo.useMutation.Options<RecoveryRequestMutation, RecoveryRequestMutationVariables>) =>
  Apollo.useMutation<RecoveryRequestMutation, RecoveryRequestMutationVariables>(RecoveryRequestDocument, options);

export const useAccountLinkPurposeQuery = (...[options]: Options<Apollo.useQuery.Options<AccountLinkPurposeQuery, AccountLinkPurposeQueryVariables>, AccountLinkPurposeQueryVariables>) =>
  Apollo.useQuery<AccountLinkPurposeQuery, AccountLinkPurposeQueryVariables>(AccountLinkPurposeDocument, options as Apollo.useQuery.Options<AccountLinkPurposeQuery, AccountLinkPurposeQueryVariables>);

export const usePasswordResetMutation = (options?: Apollo.useMutation.Options<PasswordResetMutation, PasswordResetMutationVariables>) =>
  Apollo.useMutation<PasswordResetMutation, PasswordResetMutationVariables>(PasswordResetDocument, options);

export const useEmailConfirmMutation = (options?: Apollo.useMutation.Options<EmailConfirmMutation, EmailConfirmMutationVariables>) =>
  Apollo.useMutation<EmailConfirmMutation, EmailConfirmMutationVariables>(EmailConfirmDocument, options);