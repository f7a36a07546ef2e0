import { expect, test } from 'vitest'
import { distanceWords } from './distance-words.ts'

test.each([
	[{ free_radius_km: 10, base_fee: 0, per_km: 10, maximum: 150 }, 'Travel: free up to 10 km, then ₹10 per km, at most ₹150.'],
	[{ free_radius_km: 5, base_fee: 50, per_km: 10, maximum: 150 }, 'Travel: ₹50 up to 5 km, then ₹10 per km, at most ₹150.'],
	[{ free_radius_km: 5, base_fee: 50, per_km: 0, maximum: 150 }, 'Travel: ₹50.'],
	[{ free_radius_km: 0, base_fee: 0, per_km: 10, maximum: 0 }, 'Travel: free.'],
])('the rule of the way is said before the place is asked for: %j (D-36)', (rule, words) => {
	expect(distanceWords(rule)).toBe(words)
})
