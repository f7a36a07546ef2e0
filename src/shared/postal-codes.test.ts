import { expect, it } from 'vitest'
import { placeOfPostalCode } from './postal-codes.ts'

const placeOf = (code: string) => {
	const place = placeOfPostalCode(code)
	return place && `${place.city}, ${place.state}`
}

it.each([
	['110001', 'New Delhi, Delhi'],
	['122001', 'Gurugram, Haryana'],
	['121001', 'Faridabad, Haryana'],
	['141001', 'Ludhiana, Punjab'],
	['143001', 'Amritsar, Punjab'],
	['160017', 'Chandigarh, Chandigarh'],
	['171001', 'Shimla, Himachal Pradesh'],
	['180001', 'Jammu, Jammu and Kashmir'],
	['194101', 'Leh, Ladakh'],
	['201001', 'Ghaziabad, Uttar Pradesh'],
	['208001', 'Kanpur, Uttar Pradesh'],
	['211001', 'Prayagraj, Uttar Pradesh'],
	['221001', 'Varanasi, Uttar Pradesh'],
	['226001', 'Lucknow, Uttar Pradesh'],
	['248001', 'Dehradun, Uttarakhand'],
	['302001', 'Jaipur, Rajasthan'],
	['380001', 'Ahmedabad, Gujarat'],
	['390001', 'Vadodara, Gujarat'],
	['395003', 'Surat, Gujarat'],
	['400001', 'Mumbai, Maharashtra'],
	['411004', 'Pune, Maharashtra'],
	['403001', 'Panaji, Goa'],
	['422001', 'Nashik, Maharashtra'],
	['440001', 'Nagpur, Maharashtra'],
	['452001', 'Indore, Madhya Pradesh'],
	['462001', 'Bhopal, Madhya Pradesh'],
	['492001', 'Raipur, Chhattisgarh'],
	['500001', 'Hyderabad, Telangana'],
	['520001', 'Vijayawada, Andhra Pradesh'],
	['530001', 'Visakhapatnam, Andhra Pradesh'],
	['560001', 'Bengaluru, Karnataka'],
	['570001', 'Mysuru, Karnataka'],
	['600001', 'Chennai, Tamil Nadu'],
	['641001', 'Coimbatore, Tamil Nadu'],
	['625001', 'Madurai, Tamil Nadu'],
	['682001', 'Kochi, Kerala'],
	['695001', 'Thiruvananthapuram, Kerala'],
	['700001', 'Kolkata, West Bengal'],
	['711101', 'Howrah, West Bengal'],
	['737101', 'Gangtok, Sikkim'],
	['744101', 'Sri Vijaya Puram, Andaman and Nicobar Islands'],
	['751001', 'Bhubaneswar, Odisha'],
	['781001', 'Guwahati, Assam'],
	['791111', 'Itanagar, Arunachal Pradesh'],
	['793001', 'Shillong, Meghalaya'],
	['795001', 'Imphal, Manipur'],
	['796001', 'Aizawl, Mizoram'],
	['797001', 'Kohima, Nagaland'],
	['799001', 'Agartala, Tripura'],
	['800001', 'Patna, Bihar'],
	['834001', 'Ranchi, Jharkhand'],
])('D-44: %s is %s', (code, place) => {
	expect(placeOf(code)).toBe(place)
})

it.each([
	['160059', 'Mohali, Punjab'],
	['246701', 'Bijnor, Uttar Pradesh'],
	['246149', 'Kotdwar, Uttarakhand'],
	['247667', 'Roorkee, Uttarakhand'],
	['244713', 'Kashipur, Uttarakhand'],
	['262501', 'Pithoragarh, Uttarakhand'],
	['362520', 'Diu, Dadra and Nagar Haveli and Daman and Diu'],
	['396210', 'Daman, Dadra and Nagar Haveli and Daman and Diu'],
	['396230', 'Silvassa, Dadra and Nagar Haveli and Daman and Diu'],
	['533464', 'Yanam, Puducherry'],
	['605001', 'Puducherry, Puducherry'],
	['605602', 'Viluppuram, Tamil Nadu'],
	['609602', 'Karaikal, Puducherry'],
	['673310', 'Mahe, Puducherry'],
	['682555', 'Kavaratti, Lakshadweep'],
])('where one area lies in two states, %s is %s', (code, place) => {
	expect(placeOf(code)).toBe(place)
})

it.each([
	['201301', 'Noida, Uttar Pradesh'],
	['400601', 'Thane, Maharashtra'],
	['400703', 'Navi Mumbai, Maharashtra'],
	['421201', 'Dombivli, Maharashtra'],
	['382010', 'Gandhinagar, Gujarat'],
	['431601', 'Nanded, Maharashtra'],
	['533101', 'Rajahmundry, Andhra Pradesh'],
	['577201', 'Shivamogga, Karnataka'],
	['580001', 'Dharwad, Karnataka'],
	['580020', 'Hubballi, Karnataka'],
	['713201', 'Durgapur, West Bengal'],
	['713301', 'Asansol, West Bengal'],
])('where one area holds two large cities, %s is %s', (code, place) => {
	expect(placeOf(code)).toBe(place)
})

it('knows every state and union territory, and hundreds of areas', () => {
	const codes = Array.from({ length: 9000 }, (_, index) => `${index + 1000}01`)
	const found = codes.map(placeOfPostalCode).filter((place) => place !== null)
	expect(new Set(found.map(({ state }) => state)).size).toBe(34)
	expect(new Set(codes.filter(placeOfPostalCode).map((code) => code.slice(0, 3))).size).toBe(403)
	for (const { city, state } of found) expect(`${city}, ${state}`).toMatch(/^[A-Z][A-Za-z ]+[a-z], [A-Z][A-Za-z ]+[a-z]$/)
})

it('says nothing about a code that is malformed or that nobody has', () => {
	for (const code of ['', '411', '41100', '4110040', '411 004', '011004', '12a456', '４１１００４', '999999', '900056', '100001'])
		expect(placeOfPostalCode(code)).toBeNull()
})

it('a changed answer does not change the next one', () => {
	const place = placeOfPostalCode('411004')
	if (place) place.city = 'Elsewhere'
	expect(placeOf('411004')).toBe('Pune, Maharashtra')
})
