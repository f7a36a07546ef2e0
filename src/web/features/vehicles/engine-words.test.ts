import { expect, it } from 'vitest'
import { engineWords } from './engine-words.ts'

it('says what an engine or motor is known by', () => {
	expect(engineWords({ fuel: 'petrol', displacement_cc: 97.2, motor_kw: null })).toBe('97 cc')
	expect(engineWords({ fuel: 'petrol', displacement_cc: 124.7, motor_kw: null })).toBe('125 cc')
	expect(engineWords({ fuel: 'electric', displacement_cc: null, motor_kw: 3.3 })).toBe('Electric, 3.3 kW')
})

it('says no more than is known', () => {
	expect(engineWords({ fuel: 'electric', displacement_cc: null, motor_kw: null })).toBe('Electric')
	expect(engineWords({ fuel: 'petrol', displacement_cc: null, motor_kw: null })).toBe('')
})
