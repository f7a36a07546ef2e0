/** Vehicles that one customer waits for at most. */
export const vehicleWaitLimit = 10
/** How long a vehicle that is free again is kept for whoever is next. */
export const turnHours = 24

export const cannotBeWaitedFor = 'Nobody can wait for this vehicle.'
export const isFreeNow = 'This vehicle is free. You can book it now.'
export const bookedByYourself = 'You have booked this vehicle yourself.'
export const waitsForManyVehicles = `You wait for ${vehicleWaitLimit} vehicles. Please stop waiting for one first.`
