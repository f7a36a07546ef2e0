/** The services whose name or description has what was typed, whatever the case (B.SERVICE-12); all of them for nothing typed. */
export function filterServices<Service extends { name: string; description: string }>(
	services: readonly Service[],
	typed: string,
): Service[] {
	const wanted = typed.trim().toLowerCase()
	return services.filter(({ name, description }) => name.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted))
}
