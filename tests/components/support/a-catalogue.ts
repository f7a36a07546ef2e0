/** One bike, as the vehicle calls tell it. */
export const model = {
	id: 7,
	name: 'Splendor Plus',
	manufacturer: 3,
	vehicle_type: 1,
	manufacturer_name: 'Hero',
	vehicle_type_name: 'Motorcycle',
	fuel: 'petrol',
	displacement_cc: 97,
	motor_kw: null,
	drawing: 'commuter',
	paint: 'black',
	image: null,
}
const service = (id: number, name: string, price: number) => ({
	id,
	name,
	description: '',
	duration: '30 min',
	warranty: '',
	recommended: '',
	base_price: price + 50,
	price,
	image_url: null,
	features: [],
})
/** Its services, as the catalogue's call tells them. */
export const categories = [
	{
		uuid: 'u',
		name: 'Brakes',
		slug: 'brakes',
		image: null,
		description: '',
		services: [service(11, 'Front brake pads', 349), service(12, 'Brake fluid', 199)],
	},
]
