/** A bike as the browser keeps it when it is chosen. */
export const bike = { manufacturer: 'Hero', model: 'Splendor Plus', vehicleType: 'Motorcycle', manufacturerId: 1, modelId: 3 }

/** The browser of somebody who has chosen a Splendor Plus earlier. */
export const keepBike = () => localStorage.setItem('selectedVehicle', JSON.stringify(bike))
