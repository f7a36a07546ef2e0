export const visitStatuses = ['scheduled', 'completed', 'cancelled'] as const
