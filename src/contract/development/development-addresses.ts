export const developmentAddresses = { outbox: 'GET /dev/outbox/', makeRider: 'POST /dev/riders/' } as const
