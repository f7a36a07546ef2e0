export const developmentAddresses = { outbox: 'GET /dev/outbox/' } as const
