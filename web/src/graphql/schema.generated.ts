export type ChangePasswordInput = {
  currentPassword: string;
  newPassword: string;
};

export type NotificationPriority =
  | 'high'
  | 'low'
  | 'normal'
  | 'urgent';
