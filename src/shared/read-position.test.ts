import { expect, test } from 'vitest'
import { readPosition } from './read-position.ts'

const pune = { latitude: 18.5204, longitude: 73.8567 }

test.each([
	['18.5204, 73.8567'],
	[' 18.5204,73.8567 '],
	['https://maps.google.com/maps?q=18.5204%2C73.8567&z=17&hl=en'],
	['https://maps.google.com/?q=18.5204,73.8567'],
	['https://www.google.com/maps/@18.5204,73.8567,17z'],
	['https://www.google.com/maps/search/18.5204,+73.8567'],
	['Asha is here: https://maps.google.com/?q=18.5204,73.8567'],
])('a position is read out of %s', (text) => expect(readPosition(text)).toEqual(pune))

test.each([[''], ['Pune'], ['https://maps.app.goo.gl/AbCd1234'], ['14, Prabhat Road'], ['411004'], ['98.5, 73.8'], ['18.5, 190.8']])(
	'there is none in %s',
	(text) => expect(readPosition(text)).toBeNull(),
)
