import type { VehicleModel } from '#contract/vehicles/vehicles.ts'

/** What a model's engine or motor is known by: '97 cc', 'Electric, 3.3 kW'; '' when nobody said. */
export function engineWords({ fuel, displacement_cc, motor_kw }: Pick<VehicleModel, 'fuel' | 'displacement_cc' | 'motor_kw'>) {
	if (fuel === 'electric') return motor_kw === null ? 'Electric' : `Electric, ${motor_kw} kW`
	return displacement_cc === null ? '' : `${Math.round(displacement_cc)} cc`
}
