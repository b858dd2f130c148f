/** Degrees. */
export interface Position {
  latitude: number
  longitude: number
}

/** The distance from the office to the map's edges, in degrees. */
const REACH = { latitude: 0.006, longitude: 0.01 }
const ZOOM = 16

/** OpenStreetMap URLs of a position, for embedding and for a link. */
export function mapOf({ latitude, longitude }: Position): { mapEmbedUrl: string; mapLinkUrl: string } {
  const [lat, lon] = [degrees(latitude, 90), degrees(longitude, 180)]
  const box = [
    degrees(longitude - REACH.longitude, 180),
    degrees(latitude - REACH.latitude, 90),
    degrees(longitude + REACH.longitude, 180),
    degrees(latitude + REACH.latitude, 90),
  ]
  return {
    mapEmbedUrl: `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${lat}%2C${lon}`,
    mapLinkUrl: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=${ZOOM}/${lat}/${lon}`,
  }
}

/** The URL where OpenStreetMap looks for a place by its address. */
export const mapSearchUrl = (location: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: location }).toString()}`

/** Limited to the valid range, with four decimals (about ten metres). */
const degrees = (value: number, most: number): string => Math.min(most, Math.max(-most, value)).toFixed(4)
