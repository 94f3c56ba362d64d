import { http, HttpResponse } from 'msw/http';
import { type Args, idArg } from '../core/args.ts';
import { face, goods, scene } from './data.ts';

const picture = (svg: string): Response =>
  new HttpResponse(svg, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=3600' } });

// The id of a picture, also as a file name: '3' or '3.svg'.
const pictureId = ({ id }: Args): number => idArg({ id: String(id).replace(/\.svg$/, '') });

/** Sample pictures drawn as SVG, so that the template needs no picture files. */
export const pictureHandlers = () => [
  http.get('/mock/faces/:id', ({ params }) => picture(face(pictureId(params)))),
  http.get('/mock/goods/:id', ({ params }) => picture(goods(pictureId(params)))),
  http.get('/mock/scenes/:id', ({ params }) => picture(scene(pictureId(params)))),
];
