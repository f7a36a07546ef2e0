type Place = { address: string; city: string; postal_code: string; latitude: number | null; longitude: number | null }

/** Opens the way there in whatever map the phone has: to the point that was given, else to the address. */
export function directionsTo({ latitude, longitude, address, city, postal_code }: Place): string {
	const destination = latitude !== null && longitude !== null ? `${latitude},${longitude}` : `${address}, ${city} ${postal_code}`
	return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
}
